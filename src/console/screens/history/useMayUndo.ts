import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import { useAllowed } from '../../session/access/useAllowed.ts'

/**
 * Whether the current user may undo a change. Undoing a row's removal creates the row and needs that right, undoing its change
 * needs the right to edit it; the record's own changes need no further right.
 */
export function useMayUndo(of: Resource, undone: UndoneChange | undefined): boolean {
  const { create, edit } = useAllowed(of)
  if (!undone?.row) return undone !== undefined
  return undone.row.isGone ? create : edit
}
