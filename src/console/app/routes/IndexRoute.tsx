import { Navigate } from 'react-router-dom'
import { useAccess } from '../../session/access/AccessContext.ts'
import { leafPages, shownMenus } from '../../session/menus/MenuItem.ts'
import { consoleMenus, homeItem } from '../../session/menus/consoleMenus.ts'

/** `/` leads on to the first page of the menu. */
export function IndexRoute() {
  const first = leafPages(shownMenus(consoleMenus(useAccess().menus)))[0]
  return <Navigate to={first?.path ?? homeItem.path} replace />
}
