import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import { useAllowed } from '../../session/access/useAllowed.ts'

/**
 * Whether the current user may undo a change. A removed row is created again, which needs the right to create rows; any other
 * change of a row needs the right to edit it. Undoing a change of the record itself needs no further right.
 */
export function useMayUndo(of: Resource, undone: UndoneChange | undefined): boolean {
  const { create, edit } = useAllowed(of)
  if (!undone?.row) return undone !== undefined
  return undone.row.isGone ? create : edit
}
