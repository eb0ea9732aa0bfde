import type { FastifyInstance } from 'fastify'
import { ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { grantedMenus, menuTree } from '../sessions/grantedMenus.ts'

const answer = { type: 'array', items: { $ref: '#/components/schemas/MenuNode' } } as const

/** GET /current/menus: the tree of what the caller may open and do (S2.40, S7.06). */
export async function currentMenuRoutes(api: FastifyInstance, { database }: ServerParts): Promise<void> {
  api.get('/current/menus', { config: { access: 'own', call: 'currentMenus', answer } }, async (request) => {
    return ok(menuTree(await grantedMenus(database, userOf(request))))
  })
}
