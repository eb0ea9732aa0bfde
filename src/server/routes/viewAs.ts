import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { callEntry, withViewedRoles } from '../audit/callEntry.ts'
import { callOf } from '../audit/callOf.ts'
import { ok } from '../http/envelope.ts'
import type { ViewedRole } from '../sessions/viewedRoles.ts'
import { userOf } from '../plugins/session.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { endView, viewRoles } from '../sessions/viewedRoles.ts'
import { answerSchema, emptyAnswer, uuid } from './document/answers.ts'

const body = {
  type: 'object',
  properties: {
    role_ids: { type: 'array', minItems: 1, maxItems: 50, items: { type: 'string', format: 'uuid' } },
  },
  required: ['role_ids'],
  additionalProperties: false,
} as const

const viewed = answerSchema({ id: uuid, name: { type: 'string' } } satisfies Record<keyof ViewedRole, object>)

/** POST and DELETE /current/view-as: viewing the console as other roles, read-only and within the caller's own permissions. */
export async function viewAsRoutes(api: FastifyInstance, { database, catalog }: ServerParts): Promise<void> {
  api.post<{ Body: FromSchema<typeof body> }>(
    '/current/view-as',
    {
      schema: { body },
      config: {
        access: 'policy',
        call: 'viewAsRoles',
        answer: { type: 'array', items: viewed },
        withKey: false,
      },
    },
    async (request) => {
      const roles = await database.transaction(async (tx) => {
        const viewed = await viewRoles(tx, userOf(request), request.body.role_ids)
        await catalog.journal?.note(tx, [withViewedRoles(callEntry(request), viewed)], {
          call: callOf(request),
        })
        return viewed
      })
      return ok(roles)
    },
  )

  api.delete(
    '/current/view-as',
    { config: { access: 'own', call: 'endView', answer: emptyAnswer, whileViewing: true } },
    async (request) => {
      await endView(database, userOf(request))
      return ok({})
    },
  )
}
