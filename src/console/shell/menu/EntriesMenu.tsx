import type { MenuProps } from '@mui/material/Menu'
import Menu from '@mui/material/Menu'
import MuiMenuItem from '@mui/material/MenuItem'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import { menuEntries } from '../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { MenuAnchor } from './MenuAnchor.tsx'

interface EntriesMenuProps extends Pick<MenuProps, 'anchorEl' | 'anchorOrigin'> {
  items: readonly MenuItem[]
  /** The menu codes from the top down to the current page. */
  current: readonly string[]
  onClose: () => void
}

/** The pages of menu groups in a pop-up menu; it is open while it has an anchor. */
export function EntriesMenu({ items, current, onClose, ...place }: EntriesMenuProps) {
  const nameOf = useMenuName()
  return (
    <Menu open={Boolean(place.anchorEl)} onClose={onClose} {...place}>
      {menuEntries(items).map((page) => (
        <MuiMenuItem
          key={page.code}
          component={MenuAnchor}
          item={page}
          selected={current.includes(page.code)}
          onClick={onClose}
        >
          {nameOf(page)}
        </MuiMenuItem>
      ))}
    </Menu>
  )
}
