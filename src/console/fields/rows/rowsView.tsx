import { useTranslate } from 'react-admin'
import { isObject, listOf, textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { textOfParts } from '../object/textOfParts.ts'
import { sourceWithin } from '../sourceWithin.ts'
import { RowsValue } from './RowsValue.tsx'

export const rows: FieldView = {
  filter: null,
  range: null,
  cell: ({ resource, field, value, place, within, draw }) => {
    if (place === 'list') return <EntryCount count={listOf(value).length} />
    const source = sourceWithin(within, field)
    return (
      <RowsValue
        resource={resource}
        fields={field.fields ?? []}
        source={source}
        rows={listOf(value)}
        draw={(inner, row) => draw({ field: inner, record: row, place: 'list', within: source })}
      />
    )
  },
  text: (value, context) =>
    listOf(value)
      .map((row) => (isObject(row) ? textOfParts(row, context) : textOf(row)))
      .join('; '),
}

function EntryCount({ count }: { count: number }) {
  return useTranslate()('screens.list.entries', { smart_count: count })
}
