import type { Store } from 'react-admin'
import type { ListLook } from '#shared/contracts/SavedView.ts'
import { boardKey } from '../board/boardLook.ts'
import { chooseColumns } from '../columns/chooseColumns.ts'

/** Keeps what of a look is in no address: the columns, and whether it is a board. */
export function keepLook(store: Store, entity: string, { columns, board }: ListLook): void {
  chooseColumns(store, entity, columns)
  if (board) store.setItem(boardKey(entity), true)
  else store.removeItem(boardKey(entity))
}
