import type { Table } from '#shared/contracts/Table.ts'

/** Whether people can set a property. */
export function isWritable({ columns, links }: Table, name: string): boolean {
  const column = columns.find((each) => each.name === name)
  if (!column) return links.some(({ property }) => property === name)
  return column.access !== 'readOnly' && column.auto === undefined
}
