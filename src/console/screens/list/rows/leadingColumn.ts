import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

/** The column whose values lead to the pages of their records: the name, or the first that can where that is not shown. */
export function leadingColumn(columns: readonly TableColumn[], display: string): TableColumn | undefined {
  return (
    columns.find(({ source }) => source === display) ?? columns.find(({ field }) => factsOf(field.type).bare)
  )
}
