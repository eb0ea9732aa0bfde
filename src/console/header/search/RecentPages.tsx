import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { whenIdle } from '../../browser/whenIdle.ts'
import { consoleMenus } from '../../navigation/consoleMenus.ts'
import { useAccess } from '../../providers/AccessContext.ts'
import { trailTo } from '../../providers/MenuItem.ts'
import { isLoggedIn } from '../../providers/session.ts'
import { rememberPage } from './recentPages.ts'

/** Remembers which pages of the menu are visited; by itself, or each visit would draw what stands around it. */
export function RecentPages() {
  const { pathname } = useLocation()
  const { menus } = useAccess()
  const path = trailTo(consoleMenus(menus), pathname).at(-1)?.path
  useEffect(() => {
    if (path === undefined) return
    // Writing to the storage would hold the page itself up. While somebody leaves, the console still goes to its first page.
    whenIdle(() => isLoggedIn() && rememberPage(path))
  }, [path])
  return null
}
