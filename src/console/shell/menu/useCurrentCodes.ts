import { useMemo } from 'react'
import { useLocation } from 'react-admin'
import { consoleMenus, metaOf } from '../../session/menus/consoleMenus.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { trailTo } from '../../session/menus/MenuItem.ts'

/** The codes from the top of the menu down to the current page. */
export function useCurrentCodes(): readonly string[] {
  const { pathname } = useLocation()
  const { menus } = useAccess()
  return useMemo(() => {
    const trail = trailTo(consoleMenus(menus), pathname)
    return [...trail.map(({ code }) => code), ...metaOf(menus, pathname).openKeys]
  }, [menus, pathname])
}
