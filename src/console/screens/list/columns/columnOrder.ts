import type { ListColumn } from '#shared/contracts/Resource.ts'

/** The key in react-admin's store for the columns that an entity's list shows. */
export function columnsKey(entity: string): string {
  return `${entity}.columns`
}

/** The key in react-admin's store for the order of these columns. */
export function orderKey(entity: string): string {
  return `${entity}.columnOrder`
}

/** The chosen ones of these columns; the initial ones if none of them is chosen, or all that were are gone from the schema. */
export function chosenAmong<Column extends ListColumn>(
  columns: readonly Column[],
  chosen: readonly string[],
): readonly Column[] {
  const found = columns.filter(({ source }) => chosen.includes(source))
  return found.length > 0 ? found : columns.filter(({ hidden }) => !hidden)
}

/**
 * Columns in a chosen order. A column that the order lacks, such as that of a new property, follows its predecessor in the
 * schema.
 */
export function inOrder(columns: readonly ListColumn[], order: readonly string[]): readonly ListColumn[] {
  let last = -1
  const places = columns.map((column) => {
    const at = order.indexOf(column.source)
    if (at >= 0) last = at
    return { column, last }
  })
  return places.toSorted((one, other) => one.last - other.last).map(({ column }) => column)
}
