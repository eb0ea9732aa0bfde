import type { Menu } from '#generated/types/menu.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { RouteMeta } from './RouteMeta.ts'
import { readRouteMeta } from './readRouteMeta.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** A page, a group of pages or a button that the current user may use, as GET /current/menus returns it. */
export interface MenuItem {
  code: string
  name: string
  type: 'page' | 'button'
  /** Console path of a page; empty for groups and buttons. */
  path: string
  icon?: string
  /** The settings among its properties. */
  meta: RouteMeta
  children: readonly MenuItem[]
}

/** Reads the menu tree from an answer; entries that are no menu item are left out. */
export function readMenus(data: unknown): readonly MenuItem[] {
  const nodes: readonly unknown[] = Array.isArray(data) ? data : []
  return nodes.filter(isJsonObject).map(readItem)
}

/** The items that lead to a page, in menu order. */
export function leafPages(menus: readonly MenuItem[]): readonly MenuItem[] {
  return menuEntries(menus).filter(isPage)
}

/** Whether an item opens a page and does not hold other pages. */
export function isPage(item: MenuItem): boolean {
  return item.type === 'page' && item.path !== '' && item.meta.type !== 'link' && !holdsPages(item)
}

/** Whether an item leads out of the console. */
export function isLink({ meta }: MenuItem): boolean {
  return meta.type === 'link' && meta.url !== undefined
}

/** The pages and links to choose from in a menu, in its order. */
export function menuEntries(menus: readonly MenuItem[]): readonly MenuItem[] {
  return menus.flatMap((item) => (isPage(item) || isLink(item) ? [item] : menuEntries(item.children)))
}

/** The menu without hidden items, and without groups that are empty because of that. */
export function shownMenus(menus: readonly MenuItem[]): readonly MenuItem[] {
  return menus
    .filter(({ meta, type }) => type === 'page' && meta.isMenu)
    .map((item) => ({ ...item, children: shownMenus(item.children) }))
    .filter((item) => menuEntries([item]).length > 0)
}

/** The items from the top of the menu down to the page of an address in the console. */
export function trailTo(menus: readonly MenuItem[], path: string): readonly MenuItem[] {
  for (const item of menus) {
    if (isPage(item) && isWithin(path, item.path)) return [item]
    const below = trailTo(item.children, path)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

function holdsPages({ children }: MenuItem): boolean {
  return children.some(({ type }) => type === 'page')
}

function isWithin(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`)
}

function readItem(node: Record<string, unknown>): MenuItem {
  const meta = readRouteMeta(node['properties' satisfies keyof Menu])
  const icon = textOf(node['icon']) || meta.icon
  const code = textOf(node['code' satisfies keyof Menu])
  const path = textOf(node['path' satisfies keyof Menu])
  return {
    code,
    name: textOf(node['name' satisfies keyof Menu]),
    type: node['type' satisfies keyof Menu] === ('button' satisfies Menu['type']) ? 'button' : 'page',
    path: path === '' && meta.type === 'iframe' ? `/frame/${encodeURIComponent(code)}` : path,
    ...(icon && { icon }),
    meta,
    children: readMenus(node['children']),
  }
}
