import type { SavedView } from '#shared/contracts/SavedView.ts'

/** The address of the list that a view is of, as the view says; columns are in no address. */
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
