import { useCallback, useEffect } from 'react'
import { useLocation, useStore } from 'react-admin'
import { metaOf } from '../../session/menus/consoleMenus.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { isLink, isPage } from '../../session/menus/MenuItem.ts'
import type { MenuItem } from '../../session/menus/MenuItem.ts'
import { CollapsedGroup } from './CollapsedGroup.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import styles from './MenuLine.module.css'
import { MenuPage } from './MenuPage.tsx'
import { useCurrentCodes } from './useCurrentCodes.ts'

const noCodes: readonly string[] = []

interface MenuTreeProps {
  menus: readonly MenuItem[]
  collapsed: boolean
}

/** The menu's groups and pages, the present one marked. */
export function MenuTree({ menus, collapsed }: MenuTreeProps) {
  const current = useCurrentCodes()
  const { closed, toggle } = useClosedGroups()
  return (
    <ul className={styles.list}>
      {menus.map((item) => {
        const { code } = item
        if (isPage(item) || isLink(item))
          return <MenuPage key={code} item={item} current={current.includes(code)} collapsed={collapsed} />
        if (collapsed) return <CollapsedGroup key={code} item={item} current={current} />
        const open = !closed.includes(code)
        const within = current.includes(code) ? current : noCodes
        return <MenuGroup key={code} item={item} current={within} open={open} onToggle={toggle} />
      })}
    </ul>
  )
}

/** Which groups somebody folded; a page opens those that its menu names. */
function useClosedGroups() {
  const [closed, setClosed] = useStore<readonly string[]>('side.closedGroups', noCodes)
  const { pathname } = useLocation()
  const { menus } = useAccess()
  useEffect(() => {
    const { openKeys } = metaOf(menus, pathname)
    if (openKeys.length === 0) return
    setClosed((former) => former.filter((code) => !openKeys.includes(code)))
  }, [menus, pathname, setClosed])
  const toggle = useCallback(
    (code: string) =>
      setClosed((former) =>
        former.includes(code) ? former.filter((each) => each !== code) : [...former, code],
      ),
    [setClosed],
  )
  return { closed, toggle }
}
