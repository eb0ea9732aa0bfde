/** A page, a group of pages or a button that the current user may use, as GET /current/menus names it. */
export interface MenuItem {
  code: string
  name: string
  type: 'page' | 'button'
  /** Console path of a page; empty for groups and buttons. */
  path: string
  icon?: string
  children: readonly MenuItem[]
}

/** Reads the menu tree out of an answer; what is not a menu item is left out. */
export function readMenus(data: unknown): readonly MenuItem[] {
  const nodes: readonly unknown[] = Array.isArray(data) ? data : []
  return nodes.filter(isObject).map(readItem)
}

/** The items that lead to a page, in menu order. */
export function leafPages(menus: readonly MenuItem[]): readonly MenuItem[] {
  return menus.flatMap((item) => (isPage(item) ? [item] : leafPages(item.children)))
}

/** Whether an item opens a page of its own, rather than holding other pages. */
export function isPage(item: MenuItem): boolean {
  return item.type === 'page' && item.path !== '' && !item.children.some((child) => child.type === 'page')
}

/** The items from the top of the menu down to the page that an address within the console belongs to. */
export function trailTo(menus: readonly MenuItem[], path: string): readonly MenuItem[] {
  for (const item of menus) {
    if (isPage(item) && isWithin(path, item.path)) return [item]
    const below = trailTo(item.children, path)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

function isWithin(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`)
}

function readItem(node: Record<string, unknown>): MenuItem {
  const properties = isObject(node['properties']) ? node['properties'] : {}
  const icon = textOf(node['icon']) || textOf(properties['icon'])
  return {
    code: textOf(node['code']),
    name: textOf(node['name']),
    type: node['type'] === 'button' ? 'button' : 'page',
    path: textOf(node['path']),
    ...(icon && { icon }),
    children: readMenus(node['children']),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
