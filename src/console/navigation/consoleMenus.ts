import type { MenuItem } from '../providers/MenuItem.ts'

/** The page everybody may open, whatever their role. */
export const homeItem: MenuItem = {
  code: 'home',
  name: '',
  type: 'page',
  path: '/home',
  icon: 'Home',
  children: [],
}

/** The whole menu: our own pages around those that the server grants. */
export function consoleMenus(granted: readonly MenuItem[]): readonly MenuItem[] {
  return [homeItem, ...granted.filter(({ code, type }) => code !== homeItem.code && type === 'page')]
}
