import { useAccess } from '../../session/access/AccessContext.ts'
import { leafPages, shownMenus } from '../../session/menus/MenuItem.ts'
import { consoleMenus, homeItem } from '../../session/menus/consoleMenus.ts'
import { Redirect } from './Redirect.tsx'

/** `/` redirects to the first page of the menu. */
export function IndexRoute() {
  const first = leafPages(shownMenus(consoleMenus(useAccess().menus)))[0]
  return <Redirect to={first?.path ?? homeItem.path} />
}
