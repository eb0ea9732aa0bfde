import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { consoleMenus } from '../../../session/menus/consoleMenus.ts'
import { useAccess } from '../../../session/access/AccessContext.ts'
import { trailTo } from '../../../session/menus/MenuItem.ts'
import { rememberPage } from './recentPages.ts'

/** Remembers visited pages of the menu. It is a separate component, because otherwise each visit would draw the header again. */
export function RecentPages() {
  const { pathname } = useLocation()
  const { menus } = useAccess()
  const path = trailTo(consoleMenus(menus), pathname).at(-1)?.path
  useEffect(() => {
    if (path !== undefined) rememberPage(path)
  }, [path])
  return null
}
