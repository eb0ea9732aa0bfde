import { trailTo } from './MenuItem.ts'
import type { MenuItem } from './MenuItem.ts'
import { plainMeta } from './RouteMeta.ts'
import type { RouteMeta } from './RouteMeta.ts'

/** The page that every user may open, whatever their role. */
export const homeItem: MenuItem = {
  code: 'home',
  name: '',
  type: 'page',
  path: '/home',
  icon: 'Home',
  meta: plainMeta,
  children: [],
}

/** The whole menu: the console's own pages and those that the server grants. */
export function consoleMenus(granted: readonly MenuItem[]): readonly MenuItem[] {
  return [homeItem, ...granted.filter(({ code, type }) => code !== homeItem.code && type === 'page')]
}

/** The settings of the page at an address, from its menu. */
export function metaOf(granted: readonly MenuItem[], path: string): RouteMeta {
  return trailTo(consoleMenus(granted), path).at(-1)?.meta ?? plainMeta
}
