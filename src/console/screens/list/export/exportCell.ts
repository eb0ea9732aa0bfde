import type { RaRecord } from 'react-admin'
import type { Field } from '#shared/contracts/Resource.ts'
import { listOf, textOf } from '../../../kit/text/readValue.ts'
import type { ValueWords } from '../../../fields/ValueWords.ts'
import { idsOf } from '../../../fields/reference/linkedIds.ts'
import { displayText } from '../../../fields/values/displayText.ts'

/** What cells are written with: names of other records by their ids, and the words of values. */
export interface ExportWords {
  names: ReadonlyMap<string, string>
  values: ValueWords
}

/** A value for a spreadsheet: numbers and amounts as plain numbers that it can sum, other records by their names. */
export function exportCell(field: Field, record: RaRecord, { names, values }: ExportWords): string {
  const value: unknown = record[field.source]
  if (typeof value === 'number') {
    if (field.type === 'money') return value.toFixed(2)
    if (field.type === 'number') return String(value)
  }
  if (field.type === 'references' && !field.reference?.nameKey) {
    const ids = idsOf(listOf(record[field.source]), field.reference?.key)
    return ids.map((id) => names.get(id) ?? id).join(', ')
  }
  return names.get(textOf(value)) ?? displayText(field, record, values)
}
