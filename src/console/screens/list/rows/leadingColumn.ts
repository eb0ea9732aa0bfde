import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

/** The column whose values link to their records: the name, or if it is not shown the first that can be a link. */
export function leadingColumn(columns: readonly TableColumn[], display: string): TableColumn | undefined {
  return (
    columns.find(({ source }) => source === display) ?? columns.find(({ field }) => factsOf(field.type).bare)
  )
}
