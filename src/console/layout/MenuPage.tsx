import { memo } from 'react'
import { useTranslate } from 'react-admin'
import OpenInNew from '@mui/icons-material/OpenInNew'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import { useMenuName } from '../navigation/useMenuName.ts'
import { isLink } from '../providers/MenuItem.ts'
import type { MenuItem } from '../providers/MenuItem.ts'
import { MenuAnchor } from './MenuAnchor.tsx'
import { LineBadge, MenuBadge } from './MenuBadge.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { collapsedLine, menuLine } from './menuStyles.ts'

/** A line of the menu that opens a page, or a link out of the console. */
export const MenuPage = memo(function MenuPage(props: MenuPageProps) {
  const { item, current, collapsed = false, level = 0 } = props
  const translate = useTranslate()
  const name = useMenuName()(item)
  const line = (
    <ListItemButton
      component={MenuAnchor}
      item={item}
      selected={current}
      aria-current={current ? 'page' : undefined}
      aria-label={collapsed ? name : undefined}
      sx={collapsed ? collapsedLine : { ...menuLine, pl: 1.5 + level * 1.5 }}
    >
      <ListItemIcon>
        <MenuBadge badge={collapsed ? item.meta.badge : undefined}>
          <MenuIcon name={item.icon} />
        </MenuBadge>
      </ListItemIcon>
      {!collapsed && <ListItemText primary={name} />}
      {!collapsed && <LineBadge badge={item.meta.badge} />}
      {!collapsed && isLink(item) && (
        <OpenInNew titleAccess={translate('settings.opensNewTab')} sx={{ fontSize: 14 }} />
      )}
    </ListItemButton>
  )
  return (
    <ListItem disablePadding>
      {collapsed ? (
        <Tooltip title={name} placement="right">
          {line}
        </Tooltip>
      ) : (
        line
      )}
    </ListItem>
  )
})

interface MenuPageProps {
  item: MenuItem
  current: boolean
  collapsed?: boolean
  level?: number
}
