import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { callEntry, seenAs } from '../audit/callEntry.ts'
import { callOf } from '../audit/callOf.ts'
import { ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { endView, viewRoles } from '../sessions/viewedRoles.ts'

const body = {
  type: 'object',
  properties: {
    role_ids: { type: 'array', minItems: 1, maxItems: 50, items: { type: 'string', format: 'uuid' } },
  },
  required: ['role_ids'],
  additionalProperties: false,
} as const

/** POST and DELETE /current/view-as: seeing what roles see, without more rights than one's own and without changing anything. */
export async function viewAsRoutes(api: FastifyInstance, { database, catalog }: ServerParts): Promise<void> {
  api.post<{ Body: FromSchema<typeof body> }>(
    '/current/view-as',
    { schema: { body }, config: { access: 'policy', call: 'viewAsRoles', withKey: false } },
    async (request) => {
      const roles = await database.transaction(async (tx) => {
        const viewed = await viewRoles(tx, userOf(request), request.body.role_ids)
        await catalog.journal?.note(tx, [seenAs(callEntry(request), viewed)], { call: callOf(request) })
        return viewed
      })
      return ok(roles)
    },
  )

  api.delete(
    '/current/view-as',
    { config: { access: 'own', call: 'endView', whileViewing: true } },
    async (request) => {
      await endView(database, userOf(request))
      return ok({})
    },
  )
}
