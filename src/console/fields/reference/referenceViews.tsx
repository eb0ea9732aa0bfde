import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { ReferenceValue } from './ReferenceValue.tsx'
import { ReferencesValue } from './ReferencesValue.tsx'

// Loaded lazily: many lists do not show this filter at first, and it brings a search and a tree along.
const ReferenceFilter = lazy(async () => ({
  default: (await import('./ReferenceFilter.tsx')).ReferenceFilter,
}))

export const reference: FieldView = {
  filter: ReferenceFilter,
  range: null,
  cell: ({ field, value, record, place }) => (
    <ReferenceValue
      entity={field.reference?.entity ?? ''}
      id={textOf(value)}
      place={place}
      // Former versions of records in a history contain no names of other records.
      name={(field.nameFrom && textOf(record[field.nameFrom])) || undefined}
    />
  ),
  text: textOf,
}

export const references: FieldView = {
  filter: ReferenceFilter,
  range: null,
  cell: ({ field, value, place }) => (
    <ReferencesValue reference={field.reference} items={listOf(value)} place={place} />
  ),
  text: (value, { field }) => {
    const { key = 'id', nameKey = key } = field.reference ?? {}
    return listOf(value)
      .map((each) => textOf(isJsonObject(each) ? each[nameKey] : each))
      .join(', ')
  },
}
