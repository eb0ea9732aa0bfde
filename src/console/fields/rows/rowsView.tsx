import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { textOfParts } from '../object/textOfParts.ts'
import { sourceWithin } from '../sourceWithin.ts'
import { lazy } from '../../kit/page/lazy.ts'

// Loaded lazily: lists show only the number of rows.
const RowsValue = lazy(async () => ({ default: (await import('./RowsValue.tsx')).RowsValue }))
const lineHeight = 37

export const rows: FieldView = {
  filter: null,
  range: null,
  cell: ({ resource, field, value, place, within, draw }) => {
    if (place === 'list') return <EntryCount count={listOf(value).length} />
    const source = sourceWithin(within, field)
    const items = listOf(value)
    return (
      <Suspense fallback={<div style={{ height: lineHeight * (items.length + 1) }} />}>
        <RowsValue
          resource={resource}
          fields={field.fields ?? []}
          source={source}
          entity={field.children?.entity}
          rows={items}
          draw={(inner, row, place) =>
            draw({ field: inner, record: row, place, within: source, holder: holderOf(field, row) })
          }
        />
      </Suspense>
    )
  },
  text: (value, context) =>
    listOf(value)
      .map((row) => (isJsonObject(row) ? textOfParts(row, context) : textOf(row)))
      .join('; '),
}

/** The holder of a row's files: a row that is a record of another entity holds its files itself. */
function holderOf({ children }: Field, { id }: JsonObject): FileHolder | undefined {
  return children && typeof id === 'string' ? { entity: children.entity, id } : undefined
}

/** The number of entries, shown in a list instead of the entries. */
export function EntryCount({ count }: { count: number }) {
  return useTranslate()('screens.list.entries', { smart_count: count })
}
