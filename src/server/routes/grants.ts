import type { FastifyInstance } from 'fastify'
import { ok } from '../http/envelope.ts'
import { languageOf } from '../plugins/languageOf.ts'
import { userOf } from '../plugins/session.ts'
import { apiCalls } from '../policy/apiCalls.ts'
import { grantableBy } from '../policy/grantable.ts'
import type { RouteTable } from '../policy/RouteTable.ts'
import type { ServerParts } from '../http/ServerParts.ts'

/** GET /permissions/grantable: what the caller may hand on. GET /permissions/routes: what a menu's lines may name. */
export async function grantRoutes(
  api: FastifyInstance,
  { database, routeTable }: ServerParts & { routeTable: RouteTable },
): Promise<void> {
  api.get(
    '/permissions/grantable',
    { config: { access: 'policy', call: 'grantablePermissions' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return ok(await grantableBy(database, userOf(request).id))
    },
  )

  api.get('/permissions/routes', { config: { access: 'policy', call: 'apiRoutes' } }, async (request) =>
    ok(apiCalls(routeTable.routes, languageOf(request))),
  )
}
