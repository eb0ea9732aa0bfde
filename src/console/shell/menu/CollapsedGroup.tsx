import { useState } from 'react'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { MenuBadge } from './MenuBadge.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import styles from './MenuLine.module.css'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const EntriesMenu = lazy(async () => ({ default: (await import('./EntriesMenu.tsx')).EntriesMenu }))

/** A group while the menu shows icons only: its pages open beside it. */
export function CollapsedGroup({ item, current }: { item: MenuItem; current: readonly string[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const name = useMenuName()(item)
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        data-current={current.includes(item.code) ? 'page' : undefined}
        data-collapsed
        aria-label={name}
        data-tip={name}
        data-tip-side="right"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
      >
        <span className={styles.icon}>
          <MenuBadge badge={item.meta.badge}>
            <MenuIcon name={item.icon} />
          </MenuBadge>
        </span>
      </button>
      {isUsed && (
        <Overlay open={anchor !== null} onClose={() => setAnchor(null)}>
          <EntriesMenu
            items={item.children}
            current={current}
            anchorEl={anchor}
            anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
            onClose={() => setAnchor(null)}
          />
        </Overlay>
      )}
    </li>
  )
}
