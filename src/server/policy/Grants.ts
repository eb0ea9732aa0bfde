import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import { covers } from '#shared/permissions/covers.ts'
import type { PolicyData, PolicyMenu, PolicyRole } from './PolicyData.ts'

/** The menus that roles hold at one moment. A ticked button includes its page and the page's parents, never disabled menus. */
export class Grants {
  readonly data: PolicyData
  readonly #menus: ReadonlyMap<string, PolicyMenu>
  readonly #roles: ReadonlyMap<string, PolicyRole>
  readonly #held = new Map<string, readonly PolicyMenu[]>()
  readonly #heldIds = new WeakMap<readonly string[], ReadonlySet<string>>()
  readonly #paths = new Map<string, readonly PolicyMenu[]>()
  readonly #opening = new Map<string, ReadonlySet<PolicyMenu>>()

  constructor(data: PolicyData) {
    this.data = data
    this.#menus = new Map(data.menus.map((menu) => [menu.id, menu]))
    this.#roles = new Map(data.roles.map((role) => [role.id, role]))
  }

  role(id: string): PolicyRole | undefined {
    return this.#roles.get(id)
  }

  /** The menus that a role's members may use. */
  heldBy(roleId: string): readonly PolicyMenu[] {
    const known = this.#held.get(roleId)
    if (known) return known
    const role = this.#roles.get(roleId)
    const ticked = role?.isEnabled ? role.menuIds : []
    const held = [...new Set(ticked.flatMap((id) => this.#opened(id)))]
    this.#held.set(roleId, held)
    return held
  }

  /** The ids of all menus that these roles hold; cached, because callers ask for many menus in a row. */
  idsHeldBy(roleIds: readonly string[]): ReadonlySet<string> {
    const known = this.#heldIds.get(roleIds)
    if (known) return known
    const ids = new Set(roleIds.flatMap((id) => this.heldBy(id)).map(({ id }) => id))
    this.#heldIds.set(roleIds, ids)
    return ids
  }

  /** Whether one of the roles holds a page or a button. */
  holds(roleIds: readonly string[], code: string): boolean {
    return roleIds.some((id) => this.heldBy(id).some((menu) => menu.code === code))
  }

  /** Whether one of the roles holds a menu that opens this call. */
  reaches(roleIds: readonly string[], call: ApiResource): boolean {
    const opening = this.#openersOf(call)
    return roleIds.some((id) => this.heldBy(id).some((menu) => opening.has(menu)))
  }

  /** A menu and its ancestors from the root down, enabled or not; cached, because many roles hold the same menus. */
  pathTo(id: string): readonly PolicyMenu[] {
    const known = this.#paths.get(id)
    if (known) return known
    const path = this.#findPath(id)
    this.#paths.set(id, path)
    return path
  }

  #findPath(id: string): readonly PolicyMenu[] {
    const path: PolicyMenu[] = []
    for (let menu = this.#menus.get(id); menu; menu = this.#menus.get(menu.parentId ?? '')) {
      // A loop cannot be stored; should one exist nevertheless, this must not hang.
      if (path.includes(menu)) return []
      path.unshift(menu)
    }
    return path
  }

  #opened(id: string): readonly PolicyMenu[] {
    const path = this.pathTo(id)
    return path.every(({ isEnabled }) => isEnabled) ? path : []
  }

  #openersOf(call: ApiResource): ReadonlySet<PolicyMenu> {
    const key = `${call.method} ${call.path}`
    const known = this.#opening.get(key)
    if (known) return known
    const openers = new Set(this.data.menus.filter((menu) => isOpenedBy(menu, call)))
    this.#opening.set(key, openers)
    return openers
  }
}

/** Whether a menu has a line that covers this call. */
export function isOpenedBy({ resources }: PolicyMenu, { method, path }: ApiResource): boolean {
  return resources.some((line) => line.method === method && covers(line.path, path))
}
