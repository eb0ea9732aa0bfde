import { LRUCache } from 'lru-cache'
import type { Queries } from '#server/database/Database.ts'
import type { SessionUser } from '../../http/SessionUser.ts'
import { enabledMenus, grantedMenus } from './grantedMenus.ts'
import type { Menu } from './grantedMenus.ts'

type Holder = Pick<SessionUser, 'roleIds' | 'viewedRoleIds' | 'policyVersion'>

/**
 * Caches the menus that people hold. A request that has seen another version of the policy, which every change of a menu or a
 * role raises, reads them again.
 */
export class MenuCache {
  readonly #queries: Queries
  #enabled: { version: number; menus: Promise<Menu[]> } | undefined
  /** The held menus by version and roles, bounded by the total number of menus. */
  readonly #held = new LRUCache<string, readonly Menu[]>({
    maxSize: 20_000,
    sizeCalculation: (menus) => menus.length + 1,
  })

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** The menus of a user, in order; the same array while nothing changes. */
  async of(user: Holder): Promise<readonly Menu[]> {
    const { roleIds, viewedRoleIds, policyVersion } = user
    const key = JSON.stringify([policyVersion, roleIds, viewedRoleIds])
    const known = this.#held.get(key)
    if (known) return known
    const held = await grantedMenus(this.#queries, await this.#enabledAt(policyVersion), user)
    this.#held.set(key, held)
    return held
  }

  #enabledAt(version: number): Promise<Menu[]> {
    if (this.#enabled?.version === version) return this.#enabled.menus
    const read = { version, menus: enabledMenus(this.#queries) }
    this.#enabled = read
    read.menus.catch(() => {
      if (this.#enabled === read) this.#enabled = undefined
    })
    return read.menus
  }
}
