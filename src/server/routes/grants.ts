import type { FastifyInstance } from 'fastify'
import { ok } from '../http/envelope.ts'
import { languageOf } from '../plugins/languageOf.ts'
import { userOf } from '../plugins/session.ts'
import { apiCalls } from '../policy/apiCalls.ts'
import { grantableBy } from '../policy/grantable.ts'
import type { PolicyCache } from '../policy/PolicyCache.ts'
import type { RouteTable } from '../policy/RouteTable.ts'

const ids = { type: 'array', items: { type: 'string', format: 'uuid' } } as const

const grantableAnswer = {
  type: 'object',
  properties: { menu_ids: ids, role_ids: ids, above_role_ids: ids },
  required: ['menu_ids', 'role_ids', 'above_role_ids'],
} as const

const routesAnswer = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      path: { type: 'string' },
      is_guarded: { type: 'boolean' },
      labels: { type: 'array', items: { type: 'string' } },
    },
    required: ['method', 'path', 'is_guarded', 'labels'],
  },
} as const

/** GET /permissions/grantable: the menus and roles that the caller may grant. GET /permissions/routes: the calls of the API. */
export async function grantRoutes(
  api: FastifyInstance,
  { policies, routeTable }: { policies: PolicyCache; routeTable: RouteTable },
): Promise<void> {
  api.get(
    '/permissions/grantable',
    { config: { access: 'policy', call: 'grantablePermissions', answer: grantableAnswer } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { policyVersion, roleIds } = userOf(request)
      const { grants } = await policies.at(policyVersion)
      return ok(grantableBy(grants, roleIds))
    },
  )

  api.get(
    '/permissions/routes',
    { config: { access: 'policy', call: 'apiRoutes', answer: routesAnswer } },
    async (request) => ok(apiCalls(routeTable.routes, languageOf(request))),
  )
}
