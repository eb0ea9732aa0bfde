import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { consoleMenus } from '../../../session/menus/consoleMenus.ts'
import { useAccess } from '../../../session/access/AccessContext.ts'
import { trailTo } from '../../../session/menus/MenuItem.ts'
import { rememberPage } from './recentPages.ts'

/** Remembers which pages of the menu are visited; by itself, or each visit would draw what stands around it. */
export function RecentPages() {
  const { pathname } = useLocation()
  const { menus } = useAccess()
  const path = trailTo(consoleMenus(menus), pathname).at(-1)?.path
  useEffect(() => {
    if (path !== undefined) rememberPage(path)
  }, [path])
  return null
}
