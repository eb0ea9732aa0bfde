import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { ok } from '../http/envelope.ts'
import type { RouteTable } from '../policy/RouteTable.ts'
import { why } from '../policy/why.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { permissionAnswer } from './document/permissionAnswer.ts'

const text = { type: 'string', minLength: 1, maxLength: 500, wellFormed: true } as const

const whyQuery = {
  type: 'object',
  properties: {
    /** Id or username. */
    user: text,
    /** Id or code. */
    role: text,
    /** Such as `PUT /api/v1/goods/1`. */
    call: text,
    /** The code of a page or button. */
    code: text,
  },
  additionalProperties: false,
} as const

/** GET /permissions/why: whether a user or role may make a call or use a button, and why. */
export async function permissionRoutes(
  api: FastifyInstance,
  { database, routeTable }: ServerParts & { routeTable: RouteTable },
): Promise<void> {
  api.get<{ Querystring: FromSchema<typeof whyQuery> }>(
    '/permissions/why',
    {
      schema: { querystring: whyQuery },
      config: { access: 'policy', call: 'explainPermission', answer: permissionAnswer },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store')
      return ok(await why(database, routeTable, query))
    },
  )
}
