import type { Resource, ResourcePermissions } from '#shared/contracts/Resource.ts'
import type { MenuItem } from '../menus/MenuItem.ts'

/** What the current user may open and do, as the server's menu tree says. */
export interface Access {
  menus: readonly MenuItem[]
  /** Codes of all pages and buttons granted; `*` grants everything. */
  codes: ReadonlySet<string>
}

/** One code, several of which one suffices, or none at all, as with an action that an entity does not have. */
export type RequiredAction = string | readonly string[] | undefined

/** Collects the codes of a menu tree, without what asks for codes that are not in it; with checking off everything is granted. */
export function accessOf(menus: readonly MenuItem[], checking: boolean): Access {
  if (!checking) return { menus, codes: new Set(['*']) }
  const open = openMenus(menus, new Set(codesOf(menus)))
  return { menus: open, codes: new Set(codesOf(open)) }
}

function openMenus(menus: readonly MenuItem[], codes: ReadonlySet<string>): readonly MenuItem[] {
  return menus
    .filter(({ meta: { permission } }) => permission.length === 0 || mayDo(codes, permission))
    .map((item) => ({ ...item, children: openMenus(item.children, codes) }))
}

/** What holds on one page: also what the menu of that page lists as its actions, where `*` stands for all. */
export function accessOn(access: Access, actions: readonly string[]): Access {
  return actions.length === 0 ? access : { ...access, codes: new Set([...access.codes, ...actions]) }
}

/** Whether one of the required codes is granted. */
export function mayDo(codes: ReadonlySet<string>, required: RequiredAction): boolean {
  if (required === undefined) return false
  const wanted = typeof required === 'string' ? [required] : required
  return codes.has('*') || wanted.includes('*') || wanted.some((code) => codes.has(code))
}

/** The code behind an action of react-admin's on a resource: its page, one of its buttons or one of its state moves. */
export function codeOfAction(resource: Resource, action: string): string | undefined {
  const { permissions, states } = resource
  if (action === 'list' || action === 'show') return permissions.page
  if (isButton(action)) return permissions[action]
  return states?.moves.find((move) => move.code === action)?.permission
}

function isButton(action: string): action is Exclude<keyof ResourcePermissions, 'page'> {
  return ['create', 'edit', 'delete', 'restore', 'purge', 'export', 'import'].includes(action)
}

function codesOf(menus: readonly MenuItem[]): string[] {
  return menus.flatMap(({ code, children }) => [code, ...codesOf(children)])
}
