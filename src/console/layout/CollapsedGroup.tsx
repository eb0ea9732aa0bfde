import { useState } from 'react'
import { useNavigate } from 'react-admin'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MuiMenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useMenuName } from '../navigation/useMenuName.ts'
import { leafPages } from '../providers/MenuItem.ts'
import type { MenuItem } from '../providers/MenuItem.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { collapsedLine } from './menuStyles.ts'

/** A group while the menu shows icons only: its pages open beside it. */
export function CollapsedGroup({ item, current }: { item: MenuItem; current: readonly string[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const navigate = useNavigate()
  const nameOf = useMenuName()
  const pages = leafPages(item.children)
  if (pages.length === 0) return null
  const open = (path: string) => {
    setAnchor(null)
    navigate(path)
  }
  return (
    <ListItem disablePadding>
      <Tooltip title={anchor ? '' : nameOf(item)} placement="right">
        <ListItemButton
          selected={current.includes(item.code)}
          aria-label={nameOf(item)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={collapsedLine}
        >
          <ListItemIcon>
            <MenuIcon name={item.icon} />
          </ListItemIcon>
        </ListItemButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {pages.map((page) => (
          <MuiMenuItem key={page.code} selected={current.includes(page.code)} onClick={() => open(page.path)}>
            {nameOf(page)}
          </MuiMenuItem>
        ))}
      </Menu>
    </ListItem>
  )
}
