import type { Store } from 'react-admin'
import type { ListLook } from '#shared/contracts/SavedView.ts'
import { chooseColumns } from '../columns/chooseColumns.ts'
import { lookKey } from '../look/listLook.ts'
import type { Look } from '../look/listLook.ts'

/** Stores the parts of a look that are not in the address: the columns, and whether the list is a board or a calendar. */
export function keepLook(store: Store, entity: string, { columns, board, calendar }: ListLook): void {
  chooseColumns(store, entity, columns)
  const look: Look | undefined = board ? 'board' : calendar && 'calendar'
  if (look) store.setItem(lookKey(entity), look)
  else store.removeItem(lookKey(entity))
}
