import type { EntityName } from '#generated/types/EntityName.ts'
import type { Transaction } from '#server/database/Database.ts'
import type { FastifyInstance } from 'fastify'
import { userTable } from '#generated/tables/user.ts'
import { profileFields } from '#shared/account/profileFields.ts'
import type { JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { callOf } from '../audit/callOf.ts'
import { inWriteTransaction } from '../crud/entity/inWriteTransaction.ts'
import { answeredColumns } from '../crud/entity/tableSql.ts'
import { updateRecord } from '../crud/write/updateRecord.ts'
import { ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import type { MenuCache } from '../sessions/menus/MenuCache.ts'
import { currentUser } from '../sessions/currentUser.ts'
import { userProperties } from './userProperties.ts'

/** GET and PUT /current/user (S7.06). */
export async function currentUserRoutes(
  api: FastifyInstance,
  parts: ServerParts & { menus: MenuCache },
): Promise<void> {
  const { database, catalog } = parts
  api.get('/current/user', { config: { access: 'own', call: 'currentUser', answer } }, async (request) => {
    return ok(await currentUser(parts, userOf(request)))
  })

  api.put<{ Body: JsonObject }>(
    '/current/user',
    {
      schema: { body: profileSchema() },
      config: { access: 'session', entity: 'user' satisfies EntityName, call: 'changeProfile', answer },
    },
    async (request) => {
      const user = userOf(request)
      const change = { id: user.id, input: request.body }
      const context = { catalog, user, call: callOf(request) }
      const work = (tx: Transaction) => updateRecord(tx, userTable, change, context)
      await inWriteTransaction(database, work, `user ${user.id}`)
      return ok(await currentUser(parts, user))
    },
  )
}

const viewedRole = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
  required: ['id', 'name'],
} as const

const ofSession = {
  must_change_password: { type: 'boolean' },
  must_set_second_factor: { type: 'boolean' },
  viewed_roles: { type: ['array', 'null'], items: viewedRole },
  server_zone: { type: 'string' },
  permissions: { type: 'array', items: { type: 'string' } },
  opening_views: { type: 'object', additionalProperties: {} },
} as const

const answer = answerOf()

/** The answer: the user as in the list of users, with the properties of the session. */
function answerOf(): JsonObject {
  const { derivedNames, links } = userTable
  const others = [...derivedNames, ...links].map(({ property }) => property)
  const names = ['id', ...answeredColumns(userTable).map(({ name }) => name), ...others, 'version']
  const told = names.map((name) => [name, { $ref: `#/components/schemas/User/properties/${name}` }])
  const properties = { ...Object.fromEntries(told), ...ofSession }
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** The schema of users, reduced to the profile. */
function profileSchema(): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: { ...userProperties(profileFields), version: { type: 'integer', minimum: 1 } },
  }
}
