import type { SavedView } from '#shared/contracts/SavedView.ts'

/** The address of a view's list; columns are not part of the address. */
export function viewAddress({
  entity,
  look: { filter, sort, rows },
}: Pick<SavedView, 'entity' | 'look'>): string {
  const asked = new URLSearchParams([
    ['filter', JSON.stringify(filter)],
    ['sort', sort.property],
    ['order', sort.direction],
    ['page', '1'],
    ['perPage', String(rows)],
  ])
  return `/${entity}?${asked}`
}
