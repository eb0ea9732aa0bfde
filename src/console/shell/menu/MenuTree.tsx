import { useCallback, useEffect } from 'react'
import { useLocation, useStore } from 'react-admin'
import { metaOf } from '../../session/menus/consoleMenus.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { isLink, isPage } from '../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { CollapsedGroup } from './CollapsedGroup.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import type { Folds } from './MenuGroup.tsx'
import styles from './MenuLine.module.css'
import { MenuPage } from './MenuPage.tsx'
import { useCurrentCodes } from './useCurrentCodes.ts'
import { useLineInSight } from './useLineInSight.ts'

const noCodes: readonly string[] = []
const noFolds: Folds = {}

interface MenuTreeProps {
  menus: readonly MenuItem[]
  collapsed: boolean
}

/** The menu's groups and pages, the current page marked. */
export function MenuTree({ menus, collapsed }: MenuTreeProps) {
  const current = useCurrentCodes()
  const { folds, toggle } = useFolds()
  const list = useLineInSight(current)
  return (
    <ul ref={list} className={styles.list}>
      {menus.map((item) => {
        const { code } = item
        if (isPage(item) || isLink(item))
          return <MenuPage key={code} item={item} current={current.includes(code)} collapsed={collapsed} />
        if (collapsed) return <CollapsedGroup key={code} item={item} current={current} />
        const within = current.includes(code) ? current : noCodes
        return <MenuGroup key={code} item={item} current={within} folds={folds} onToggle={toggle} />
      })}
    </ul>
  )
}

/** The groups that the user folded or unfolded; a page unfolds those that its menu names. */
function useFolds() {
  const [folds, setFolds] = useStore<Folds>('side.folds', noFolds)
  const { pathname } = useLocation()
  const { menus } = useAccess()
  useEffect(() => {
    const { openKeys } = metaOf(menus, pathname)
    if (openKeys.length === 0) return
    setFolds((former) => ({ ...former, ...Object.fromEntries(openKeys.map((code) => [code, true])) }))
  }, [menus, pathname, setFolds])
  const toggle = useCallback(
    (code: string, isOpen: boolean) => setFolds((former) => ({ ...former, [code]: isOpen })),
    [setFolds],
  )
  return { folds, toggle }
}
