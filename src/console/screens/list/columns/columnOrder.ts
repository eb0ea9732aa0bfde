import type { ListColumn } from '#shared/contracts/Resource.ts'

/** Where react-admin's store keeps which columns of an entity's list are shown. */
export function columnsKey(entity: string): string {
  return `${entity}.columns`
}

/** Where it keeps the order of these columns. */
export function orderKey(entity: string): string {
  return `${entity}.columnOrder`
}

/** Columns in a chosen order. One that it does not name, as of a property that is new, stays behind the one before it in the schema. */
export function placed(columns: readonly ListColumn[], order: readonly string[]): readonly ListColumn[] {
  let last = -1
  const places = columns.map((column) => {
    const at = order.indexOf(column.source)
    if (at >= 0) last = at
    return { column, last }
  })
  return places.toSorted((one, other) => one.last - other.last).map(({ column }) => column)
}
