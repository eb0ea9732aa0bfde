import type { ReactNode } from 'react'
import ExpandMore from '@mui/icons-material/ExpandMore'
import ListItemButton from '@mui/material/ListItemButton'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { isPage } from '../../session/menus/MenuItem.ts'
import { MenuAnchor } from './MenuAnchor.tsx'
import { MenuBadge } from './MenuBadge.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { topEntry } from './topEntry.ts'

interface TopMenuEntryProps {
  item: MenuItem
  isCurrent: boolean
  isOpen: boolean
  /** Opens the pages of a group; without it, the entry is a link. */
  onOpen?: (anchor: HTMLElement) => void
  children: ReactNode
}

/** An entry of the menu in the header. */
export function TopMenuEntry({ item, isCurrent, isOpen, onOpen, children }: TopMenuEntryProps) {
  const icon = (
    <MenuBadge badge={item.meta.badge}>
      <MenuIcon name={item.icon} />
    </MenuBadge>
  )
  if (!onOpen)
    return (
      <ListItemButton
        component={MenuAnchor}
        item={item}
        selected={isCurrent}
        aria-current={isCurrent ? (isPage(item) ? 'page' : 'true') : undefined}
        sx={topEntry}
      >
        {icon}
        {children}
      </ListItemButton>
    )
  return (
    <ListItemButton
      component="button"
      selected={isCurrent}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
      sx={topEntry}
    >
      {icon}
      {children}
      <ExpandMore sx={{ fontSize: '1rem' }} />
    </ListItemButton>
  )
}
