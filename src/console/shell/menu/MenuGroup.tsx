import { memo, useId } from 'react'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import { isLink, isPage } from '../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { LineBadge } from './MenuBadge.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import styles from './MenuLine.module.css'
import { MenuPage } from './MenuPage.tsx'

/** The groups that the user folded or unfolded, by code: true for unfolded. */
export type Folds = Readonly<Record<string, boolean>>

/**
 * A group of pages that can be folded. By default, a nested group is folded unless it contains the current page: a large tree
 * would otherwise fill the menu with rarely opened pages.
 */
export const MenuGroup = memo(function MenuGroup(props: MenuGroupProps) {
  const { item, current, folds, isNested = false, onToggle } = props
  const open = folds[item.code] ?? (!isNested || current.includes(item.code))
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
        onClick={() => onToggle(item.code, !open)}
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
          {item.children.map((child) =>
            isPage(child) || isLink(child) ? (
              <MenuPage key={child.code} item={child} current={current.includes(child.code)} />
            ) : (
              <MenuGroup key={child.code} {...props} item={child} isNested />
            ),
          )}
        </ul>
      </div>
    </li>
  )
})

interface MenuGroupProps {
  item: MenuItem
  /** The codes from the top of the menu down to the current page. */
  current: readonly string[]
  folds: Folds
  isNested?: boolean
  onToggle: (code: string, isOpen: boolean) => void
}
