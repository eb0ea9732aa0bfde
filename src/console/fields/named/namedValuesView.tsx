import { Suspense } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView, TextContext } from '../FieldView.ts'
import { drawPlain } from '../drawings.tsx'

// Loaded lazily: lists show only one line of text.
const NamedValuesList = lazy(async () => ({
  default: (await import('./NamedValuesList.tsx')).NamedValuesList,
}))

/** Values with names that people chose. */
export const namedValues: FieldView = {
  filter: null,
  range: null,
  cell: ({ field, value, text, place, draw }) =>
    place === 'list' || !isJsonObject(value) ? (
      drawPlain({ text, place })
    ) : (
      <Suspense>
        <NamedValuesList
          names={Object.keys(value)}
          draw={(name) => draw({ field: fieldOfValue(name, field), record: value, place: 'detail' })}
        />
      </Suspense>
    ),
  text: (value, context) => (isJsonObject(value) ? textOfAll(value, context) : textOf(value)),
}

function textOfAll(value: Readonly<Record<string, Json>>, { field, words, textWithin }: TextContext): string {
  return Object.keys(value)
    .map((name) => `${name}: ${textWithin(fieldOfValue(name, field), value, words)}`)
    .join(', ')
}

function fieldOfValue(source: string, { values }: Field): Field {
  return { type: 'text', sortable: false, ...values, source }
}
