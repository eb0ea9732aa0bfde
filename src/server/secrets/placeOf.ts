import type { Column, Table } from '#shared/contracts/Table.ts'

/** What a column's sealed texts are bound to: its table's and its own name, as they were when it was made. */
export function placeOf(table: Table, { name, sealedFor }: Column): string {
  return sealedFor ?? `${table.name}.${name}`
}
