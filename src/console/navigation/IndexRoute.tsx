import { Navigate } from 'react-router-dom'
import { useAccess } from '../providers/AccessContext.ts'
import { leafPages, shownMenus } from '../providers/MenuItem.ts'
import { consoleMenus, homeItem } from './consoleMenus.ts'

/** `/` leads on to the first page of the menu. */
export function IndexRoute() {
  const first = leafPages(shownMenus(consoleMenus(useAccess().menus)))[0]
  return <Navigate to={first?.path ?? homeItem.path} replace />
}
