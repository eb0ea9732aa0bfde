import { memo, useId } from 'react'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useMenuName } from '../navigation/useMenuName.ts'
import { menuEntries } from '../providers/MenuItem.ts'
import type { MenuItem } from '../providers/MenuItem.ts'
import { LineBadge } from './MenuBadge.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuPage } from './MenuPage.tsx'
import { menuLine } from './menuStyles.ts'

/** A group of pages that folds. */
export const MenuGroup = memo(function MenuGroup({ item, current, open, onToggle }: MenuGroupProps) {
  const id = useId()
  const name = useMenuName()(item)
  const pages = menuEntries(item.children)
  const holdsCurrent = current.includes(item.code)
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        onClick={() => onToggle(item.code)}
        aria-expanded={open}
        aria-controls={id}
        sx={{ ...menuLine, ...(holdsCurrent && { color: 'var(--panel-strong)' }) }}
      >
        <ListItemIcon>
          <MenuIcon name={item.icon} />
        </ListItemIcon>
        <ListItemText primary={name} />
        <LineBadge badge={item.meta.badge} />
        <ExpandMore
          sx={{ fontSize: 18, transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 0.2s' }}
        />
      </ListItemButton>
      <Collapse in={open} id={id}>
        <List disablePadding>
          {pages.map((page) => (
            <MenuPage key={page.code} item={page} current={current.includes(page.code)} level={1} />
          ))}
        </List>
      </Collapse>
    </ListItem>
  )
})

interface MenuGroupProps {
  item: MenuItem
  /** Codes from the top of the menu down to the present page. */
  current: readonly string[]
  open: boolean
  onToggle: (code: string) => void
}
