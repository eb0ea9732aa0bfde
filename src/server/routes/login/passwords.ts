import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { User } from '#generated/types/user.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { callOf } from '../../audit/callOf.ts'
import { ok } from '../../http/envelope.ts'
import { idParams } from '../../http/idParams.ts'
import type { ById } from '../../http/idParams.ts'
import { userOf } from '../../plugins/session.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { adminName, forgetAdminPassword } from '../../sessions/adminPassword.ts'
import { changePassword, resetPassword } from '../../sessions/changePassword.ts'
import { generatePassword } from '../../sessions/generatePassword.ts'
import { requireGoodPassword } from '../../sessions/requireGoodPassword.ts'
import { answerSchema, emptyAnswer, uuid } from '../document/answers.ts'

const u = namesOf('user')

/** The schema of a password chosen by a user. */
export const newPassword = { type: 'string', minLength: 8, maxLength: 128 } as const

const changeBody = {
  type: 'object',
  properties: {
    old_password: { type: 'string', minLength: 1, maxLength: 200 },
    // Two checks, because an empty password and a short one get different messages.
    password: { allOf: [{ type: 'string', minLength: 1 }, newPassword] },
    confirm_password: { type: 'string', minLength: 1, maxLength: 200 },
  },
  required: ['old_password', 'password', 'confirm_password'],
  additionalProperties: false,
} as const

const resetBody = {
  type: ['object', 'null'],
  properties: { password: newPassword },
  additionalProperties: false,
} as const

/** PUT /current/password (S5.05, S7.06) and PATCH /users/:id/reset-pwd (S7.05). */
export async function passwordRoutes(api: FastifyInstance, parts: ServerParts): Promise<void> {
  const { config } = parts
  api.put<{ Body: FromSchema<typeof changeBody> }>(
    '/current/password',
    {
      schema: { body: changeBody },
      config: { access: 'own', entity: 'password', call: 'changePassword', answer: emptyAnswer },
    },
    async (request) => {
      const { old_password: oldPassword, password, confirm_password: confirmPassword } = request.body
      const call = callOf(request)
      const change = { oldPassword, password, confirmPassword, address: request.ip, call }
      const user = userOf(request)
      await changePassword(parts, user, change)
      if (user.username === adminName) await forgetAdminPassword(config.dataFolder)
      return ok({})
    },
  )

  api.patch<ById & { Body: FromSchema<typeof resetBody> | undefined }>(
    '/users/:id/reset-pwd',
    {
      schema: { body: resetBody, params: idParams },
      config: {
        access: 'policy',
        entity: 'user' satisfies EntityName,
        call: 'resetPassword',
        answer: answerSchema({ id: uuid, must_change_password: { type: 'boolean' } }),
        shownOnce: answerSchema({ password: { type: 'string' } }),
        withKey: false,
      },
    },
    async (request) => {
      const { params, body } = request
      const password = body?.password ?? config.defaultPassword ?? generatePassword()
      if (body?.password !== undefined)
        await requireGoodPassword(password, await usernameOf(parts.database, params.id))
      const reset = { userId: params.id, password, call: callOf(request) }
      await resetPassword(parts, userOf(request), reset)
      const isMadeUp = password !== body?.password && password !== config.defaultPassword
      return {
        ...ok({ id: params.id, must_change_password: true }),
        ...(isMadeUp && { shown_once: { password } }),
      }
    },
  )
}

async function usernameOf(queries: Queries, id: string): Promise<string> {
  const user = await queries.row<Pick<User, 'username'>>(
    sql`SELECT ${u('username')} FROM ${u.table} WHERE ${u('id')} = ${id}`,
  )
  return user?.username ?? ''
}
