import { useState } from 'react'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Tooltip from '@mui/material/Tooltip'
import { useMenuName } from '../navigation/useMenuName.ts'
import type { MenuItem } from '../providers/MenuItem.ts'
import { EntriesMenu } from './EntriesMenu.tsx'
import { MenuBadge } from './MenuBadge.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { collapsedLine } from './menuStyles.ts'

/** A group while the menu shows icons only: its pages open beside it. */
export function CollapsedGroup({ item, current }: { item: MenuItem; current: readonly string[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = useMenuName()(item)
  return (
    <ListItem disablePadding>
      <Tooltip title={anchor ? '' : name} placement="right">
        <ListItemButton
          selected={current.includes(item.code)}
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={collapsedLine}
        >
          <ListItemIcon>
            <MenuBadge badge={item.meta.badge}>
              <MenuIcon name={item.icon} />
            </MenuBadge>
          </ListItemIcon>
        </ListItemButton>
      </Tooltip>
      <EntriesMenu
        items={item.children}
        current={current}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setAnchor(null)}
      />
    </ListItem>
  )
}
