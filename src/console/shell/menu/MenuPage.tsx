import { memo } from 'react'
import { useTranslate } from 'react-admin'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import { isLink } from '../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { MenuAnchor } from './MenuAnchor.tsx'
import { LineBadge, MenuBadge } from './MenuBadge.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import styles from './MenuLine.module.css'

interface MenuPageProps {
  item: MenuItem
  current: boolean
  collapsed?: boolean
}

/**
 * A menu line that opens a page, or a link out of the console. It uses plain elements: going from tab to tab draws two lines, and
 * with Material UI's elements they took longer than the rest of the frame.
 */
export const MenuPage = memo(function MenuPage({ item, current, collapsed = false }: MenuPageProps) {
  const name = useMenuName()(item)
  const shared = {
    item,
    className: styles.line,
    'data-current': current ? 'page' : undefined,
    'aria-current': current ? ('page' as const) : undefined,
  }
  if (collapsed)
    return (
      <li>
        <MenuAnchor {...shared} aria-label={name} data-tip={name} data-tip-side="right" data-collapsed>
          <span className={styles.icon}>
            <MenuBadge badge={item.meta.badge}>
              <MenuIcon name={item.icon} />
            </MenuBadge>
          </span>
        </MenuAnchor>
      </li>
    )
  return (
    <li>
      <MenuAnchor {...shared}>
        <span className={styles.icon}>
          <MenuIcon name={item.icon} />
        </span>
        <span className={styles.name}>{name}</span>
        <LineBadge badge={item.meta.badge} />
        {isLink(item) && <LeadsOut />}
      </MenuAnchor>
    </li>
  )
})

function LeadsOut() {
  return <OpenInNew titleAccess={useTranslate()('settings.opensNewTab')} sx={{ fontSize: '0.875rem' }} />
}
