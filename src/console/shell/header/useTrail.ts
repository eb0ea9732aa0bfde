import { useLocation } from 'react-admin'
import { consoleMenus } from '../../session/menus/consoleMenus.ts'
import { useMenuName } from '../../session/menus/useMenuName.ts'
import type { Crumb } from '../../kit/widgets/breadcrumb/Breadcrumb.tsx'
import { useAccess } from '../../session/access/AccessContext.ts'
import { trailTo } from '../../session/menus/MenuItem.ts'
import { useTabName } from '../tabs/useTabName.ts'

/** The menu path to the current page. Deeper inside, the page itself is the last step and the title is the tab's name. */
export function useTrail(): { above: readonly Crumb[]; title: string } {
  const { pathname } = useLocation()
  const menus = consoleMenus(useAccess().menus)
  const nameOf = useMenuName()
  const tabName = useTabName()
  const items = trailTo(menus, pathname)
  const crumbs = items.map((item) => ({ code: item.code, name: nameOf(item), path: item.path }))
  const page = crumbs.at(-1)
  const own = items.at(-1)?.meta.breadcrumb
  const above =
    own?.map(({ name, title, path }) => ({ code: name, name: title, path })) ?? crumbs.slice(0, -1)
  const isDeeper = page !== undefined && page.path !== pathname
  return isDeeper
    ? { above: [...above, page], title: tabName({ path: pathname }) }
    : { above, title: page?.name ?? '' }
}
