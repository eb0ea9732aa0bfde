import type { Resource } from '#shared/contracts/Resource.ts'
import type { MenuItem } from './MenuItem.ts'

/** What the current user may open and do, as the server's menu tree says. */
export interface Access {
  menus: readonly MenuItem[]
  /** Codes of all pages and buttons granted; `*` grants everything. */
  codes: ReadonlySet<string>
}

/** One code, several of which one suffices, or none at all, as with an action that an entity does not have. */
export type RequiredAction = string | readonly string[] | undefined

/** Collects the codes of a menu tree; with checking off everything is granted. */
export function accessOf(menus: readonly MenuItem[], checking: boolean): Access {
  return { menus, codes: new Set(checking ? codesOf(menus) : ['*']) }
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
  if (action === 'create' || action === 'edit' || action === 'delete' || action === 'export')
    return permissions[action]
  return states?.moves.find((move) => move.code === action)?.permission
}

function codesOf(menus: readonly MenuItem[]): string[] {
  return menus.flatMap(({ code, children }) => [code, ...codesOf(children)])
}
