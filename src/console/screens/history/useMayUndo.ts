import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import { useAllowed } from '../../session/access/useAllowed.ts'

/** Whether a person may take back a change of a row: one that was removed is made once more. Who may change the record may take back its own. */
export function useMayUndo(of: Resource, undone: UndoneChange | undefined): boolean {
  const { create, edit } = useAllowed(of)
  if (!undone?.row) return undone !== undefined
  return undone.row.isGone ? create : edit
}
