import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { callOf } from '../../audit/callOf.ts'
import { inWriteTransaction } from '../../crud/entity/inWriteTransaction.ts'
import { ok } from '../../http/envelope.ts'
import { idParams } from '../../http/idParams.ts'
import type { ById } from '../../http/idParams.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import type { Transaction } from '../../database/Database.ts'
import { userOf } from '../../plugins/session.ts'
import { requireNotAbove } from '../../policy/requirePermissions.ts'
import { roleIdsOf, permissionSnapshotOf } from '../../policy/PermissionSnapshot.ts'
import {
  confirm,
  enrol,
  removeSecondFactor,
  replaceRecoveryCodes,
  consumeCode,
} from '../../secondFactor/secondFactor.ts'
import { securityOf } from '../../secondFactor/securityOf.ts'
import { SecretBox } from '../../secrets/SecretBox.ts'
import { requireOwnPassword } from '../../sessions/requireOwnPassword.ts'
import { endSessionsOf, requireSession } from '../../sessions/sessions.ts'
import { withinCodeLimit } from '../../sessions/withinCodeLimit.ts'
import { idAnswer, emptyAnswer } from '../document/answers.ts'

const entity: EntityName = 'user'

const password = { type: 'string', minLength: 1, maxLength: 200 } as const
const code = { type: 'string', minLength: 1, maxLength: 40, wellFormed: true } as const

const enrolBody = {
  type: 'object',
  properties: { password },
  required: ['password'],
  additionalProperties: false,
} as const

const confirmBody = {
  type: 'object',
  properties: { code },
  required: ['code'],
  additionalProperties: false,
} as const

const proofBody = {
  type: 'object',
  properties: { password, code },
  required: ['password', 'code'],
  additionalProperties: false,
} as const

type Proof = FromSchema<typeof proofBody>

const date = { type: ['string', 'null'], format: 'date-time' } as const

const securityAnswer = {
  type: 'object',
  properties: {
    password_set_at: date,
    enabled_at: date,
    recovery_codes: { type: 'integer' },
    demanded: { type: 'boolean' },
  },
  required: ['password_set_at', 'enabled_at', 'recovery_codes', 'demanded'],
} as const

const enrolmentAnswer = {
  type: 'object',
  properties: { secret: { type: 'string' }, address: { type: 'string' } },
  required: ['secret', 'address'],
} as const

const codesAnswer = {
  type: 'object',
  properties: { recovery_codes: { type: 'array', items: { type: 'string' } } },
  required: ['recovery_codes'],
} as const

/**
 * GET, POST and PUT /current/second-factor, POST /current/second-factor/removal and …/recovery-codes,
 * DELETE /users/:id/second-factor.
 */
export async function secondFactorRoutes(api: FastifyInstance, parts: ServerParts): Promise<void> {
  const { database, config, catalog } = parts
  const box = new SecretBox(...config.secretKeys)
  const own = { access: 'own', entity: 'secondFactor' } as const

  api.get(
    '/current/second-factor',
    { config: { access: 'own', call: 'secondFactor', answer: securityAnswer } },
    async (request) => ok(await securityOf(database, userOf(request).id)),
  )

  api.post<{ Body: FromSchema<typeof enrolBody> }>(
    '/current/second-factor',
    { schema: { body: enrolBody }, config: { ...own, call: 'enrolSecondFactor', answer: enrolmentAnswer } },
    async (request) => {
      const user = userOf(request)
      await requireOwnPassword(parts, user, { password: request.body.password, address: request.ip })
      return ok(await database.transaction((tx) => enrol(tx, user, box)))
    },
  )

  api.put<{ Body: FromSchema<typeof confirmBody> }>(
    '/current/second-factor',
    { schema: { body: confirmBody }, config: { ...own, call: 'confirmSecondFactor', answer: codesAnswer } },
    async (request) => {
      const { id, sessionId } = userOf(request)
      const work = () =>
        database.transaction(async (tx) => {
          await requireSession(tx, sessionId)
          const codes = await confirm(tx, id, { code: request.body.code, box })
          // Other sessions began without a second step and may belong to another person.
          await endSessionsOf(tx, id, sessionId)
          return codes
        })
      return ok({ recovery_codes: await withinCodeLimit(parts, attemptOf(request), work) })
    },
  )

  api.post<{ Body: Proof }>(
    '/current/second-factor/removal',
    { schema: { body: proofBody }, config: { ...own, call: 'removeSecondFactor', answer: emptyAnswer } },
    async (request) => {
      await proved(request, (tx, userId) => removeSecondFactor(tx, userId))
      return ok({})
    },
  )

  api.post<{ Body: Proof }>(
    '/current/second-factor/recovery-codes',
    { schema: { body: proofBody }, config: { ...own, call: 'renewRecoveryCodes', answer: codesAnswer } },
    async (request) => ok({ recovery_codes: await proved(request, replaceRecoveryCodes) }),
  )

  api.delete<ById>(
    '/users/:id/second-factor',
    {
      schema: { params: idParams },
      config: { access: 'policy', entity, call: 'resetSecondFactor', answer: idAnswer, withKey: false },
    },
    async (request) => {
      const { id } = request.params
      const caller = userOf(request)
      await inWriteTransaction(database, async (tx) => {
        requireNotAbove(await permissionSnapshotOf(tx, caller.id), await roleIdsOf(tx, id))
        await requireSession(tx, caller.sessionId)
        if (!(await removeSecondFactor(tx, id))) throw new AppError('SECOND_FACTOR_MISSING')
        await endSessionsOf(tx, id)
        const detail = { call: 'resetSecondFactor' }
        const entry = { action: 'call', entity, recordId: id, subject: request.url, detail } as const
        await catalog.journal?.note(tx, [entry], { call: callOf(request) })
      })
      return ok({ id })
    },
  )

  /** Runs work that requires both the password and a code, which is used up. */
  async function proved<Made>(
    request: FastifyRequest<{ Body: Proof }>,
    work: (tx: Transaction, userId: string) => Promise<Made>,
  ): Promise<Made> {
    const user = userOf(request)
    await requireOwnPassword(parts, user, { password: request.body.password, address: request.ip })
    const change = () =>
      database.transaction(async (tx) => {
        await requireSession(tx, user.sessionId)
        await consumeCode(tx, user.id, { code: request.body.code, box })
        return work(tx, user.id)
      })
    return withinCodeLimit(parts, attemptOf(request), change)
  }
}

function attemptOf(request: FastifyRequest): { account: string; address: string } {
  return { account: userOf(request).username, address: request.ip }
}
