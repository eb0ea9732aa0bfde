import type { Table } from '#shared/contracts/Table.ts'

/** Whether people give the property its value. */
export function isWritable({ columns, links }: Table, name: string): boolean {
  const column = columns.find((each) => each.name === name)
  if (!column) return links.some(({ property }) => property === name)
  return column.access !== 'readOnly' && column.auto === undefined
}
