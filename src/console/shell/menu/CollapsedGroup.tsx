import { useState } from 'react'
import Tooltip from '@mui/material/Tooltip'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { EntriesMenu } from './EntriesMenu.tsx'
import { MenuBadge } from './MenuBadge.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import styles from './MenuLine.module.css'

/** A group while the menu shows icons only: its pages open beside it. */
export function CollapsedGroup({ item, current }: { item: MenuItem; current: readonly string[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = useMenuName()(item)
  return (
    <li>
      <Tooltip title={anchor ? '' : name} placement="right">
        <button
          type="button"
          className={styles.line}
          data-current={current.includes(item.code) ? 'page' : undefined}
          data-collapsed
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <span className={styles.icon}>
            <MenuBadge badge={item.meta.badge}>
              <MenuIcon name={item.icon} />
            </MenuBadge>
          </span>
        </button>
      </Tooltip>
      <EntriesMenu
        items={item.children}
        current={current}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setAnchor(null)}
      />
    </li>
  )
}
