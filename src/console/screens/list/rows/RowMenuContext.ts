import { createContext } from 'react'
import type { Identifier } from 'react-admin'
import type { RecordLink } from '../../actions/RecordLink.ts'

/** A row with the button that opened its menu. */
export interface RowOfMenu {
  id: Identifier
  /** The links that have no room in the row. */
  links: readonly RecordLink[]
  /** The button; null while the menu is closed, though a dialog of it may be open. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** Opens the menu of a row outside of its row; absent where each row has a menu of its own. */
export const RowMenuContext = createContext<((opened: RowOfMenu) => void) | undefined>(undefined)
