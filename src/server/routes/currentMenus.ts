import type { FastifyInstance } from 'fastify'
import { memoize } from '#shared/memoize.ts'
import { ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import { menuTree } from '../sessions/menus/grantedMenus.ts'
import type { MenuCache } from '../sessions/menus/MenuCache.ts'

const answer = { type: 'array', items: { $ref: '#/components/schemas/MenuNode' } } as const
const treeOf = memoize(menuTree)

/** GET /current/menus: the tree of the menus and buttons that the caller may use (S2.40, S7.06). */
export async function currentMenuRoutes(
  api: FastifyInstance,
  { menus }: { menus: MenuCache },
): Promise<void> {
  api.get('/current/menus', { config: { access: 'own', call: 'currentMenus', answer } }, async (request) => {
    return ok(treeOf(await menus.of(userOf(request))))
  })
}
