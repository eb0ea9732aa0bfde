import type { Column, Table } from '#shared/contracts/Table.ts'

/** The place for which a column's texts are sealed: the names of table and column when the column was created. */
export function placeOf(table: Table, { name, sealedFor }: Column): string {
  return sealedFor ?? `${table.name}.${name}`
}
