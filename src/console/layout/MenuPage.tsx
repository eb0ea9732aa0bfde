import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router-dom'
import { useMenuName } from '../navigation/useMenuName.ts'
import type { MenuItem } from '../providers/MenuItem.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { collapsedLine, menuLine } from './menuStyles.ts'

/** A line of the menu that opens a page. */
export function MenuPage({ item, current, collapsed = false, level = 0 }: MenuPageProps) {
  const name = useMenuName()(item)
  return (
    <ListItem disablePadding>
      <Tooltip title={collapsed ? name : ''} placement="right">
        <ListItemButton
          component={Link}
          to={item.path}
          selected={current}
          aria-current={current ? 'page' : undefined}
          aria-label={collapsed ? name : undefined}
          sx={collapsed ? collapsedLine : { ...menuLine, pl: 1.5 + level * 1.5 }}
        >
          <ListItemIcon>
            <MenuIcon name={item.icon} />
          </ListItemIcon>
          {!collapsed && <ListItemText primary={name} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  )
}

interface MenuPageProps {
  item: MenuItem
  current: boolean
  collapsed?: boolean
  level?: number
}
