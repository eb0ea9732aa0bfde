import { memo, useId } from 'react'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import { menuEntries } from '../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { LineBadge } from './MenuBadge.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import styles from './MenuLine.module.css'
import { MenuPage } from './MenuPage.tsx'

/** A group of pages that folds. */
export const MenuGroup = memo(function MenuGroup({ item, current, open, onToggle }: MenuGroupProps) {
  const id = useId()
  const name = useMenuName()(item)
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        data-current={current.includes(item.code) ? 'within' : undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(item.code)}
      >
        <span className={styles.icon}>
          <MenuIcon name={item.icon} />
        </span>
        <span className={styles.name}>{name}</span>
        <LineBadge badge={item.meta.badge} />
        <svg viewBox="0 0 24 24" aria-hidden className={styles.arrow}>
          <path d="M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z" />
        </svg>
      </button>
      <div id={id} className={styles.fold} data-folded={open ? undefined : true}>
        <ul className={styles.list}>
          {menuEntries(item.children).map((page) => (
            <MenuPage key={page.code} item={page} current={current.includes(page.code)} />
          ))}
        </ul>
      </div>
    </li>
  )
})

interface MenuGroupProps {
  item: MenuItem
  /** Codes from the top of the menu down to the present page. */
  current: readonly string[]
  open: boolean
  onToggle: (code: string) => void
}
