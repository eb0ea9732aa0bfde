import type { Resource, ResourcePermissions } from '#shared/contracts/Resource.ts'
import type { MenuItem } from '../menus/MenuItem.ts'

/** The permissions of the current user, from the server's menu tree. */
export interface Access {
  menus: readonly MenuItem[]
  /** Codes of all pages and buttons granted; `*` grants everything. */
  codes: ReadonlySet<string>
}

/** One code, several of which one is enough, or undefined for an action that an entity does not have. */
export type RequiredAction = string | readonly string[] | undefined

/**
 * Collects the codes of a menu tree, without menus that require codes missing from it; without checking, everything is granted.
 */
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

/** The permissions on one page: also the actions that the page's menu lists, where `*` means all. */
export function accessOn(access: Access, actions: readonly string[]): Access {
  return actions.length === 0 ? access : { ...access, codes: new Set([...access.codes, ...actions]) }
}

/** Whether one of the required codes is granted. */
export function mayDo(codes: ReadonlySet<string>, required: RequiredAction): boolean {
  if (required === undefined) return false
  const wanted = typeof required === 'string' ? [required] : required
  return codes.has('*') || wanted.includes('*') || wanted.some((code) => codes.has(code))
}

/** The code for an action of react-admin on a resource: its page, one of its buttons or one of its state moves. */
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
