import type { FastifyInstance } from 'fastify'
import { deviceKinds } from '#shared/contracts/sessions/UserSession.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { callOf } from '../audit/callOf.ts'
import { list, ok } from '../http/envelope.ts'
import { idParams } from '../http/idParams.ts'
import type { ById } from '../http/idParams.ts'
import { userOf } from '../plugins/session.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { endOwnSession, sessionsOf } from '../sessions/ownSessions.ts'
import { endLogInsOf } from '../sessions/sessions.ts'
import { idAnswer, emptyAnswer } from './document/answers.ts'

const sessionsAnswer = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      browser: { type: ['string', 'null'] },
      system: { type: ['string', 'null'] },
      kind: { enum: deviceKinds },
      address: { type: 'string' },
      remember: { type: 'boolean' },
      created_at: { type: 'string', format: 'date-time' },
      last_used_at: { type: 'string', format: 'date-time' },
      expires_at: { type: 'string', format: 'date-time' },
      current: { type: 'boolean' },
    },
    required: ['id', 'kind', 'address', 'created_at', 'last_used_at', 'expires_at', 'current'],
  },
} as const

/** GET and DELETE /current/sessions, DELETE /current/sessions/:id: lists and ends the caller's log-ins. */
export async function sessionRoutes(api: FastifyInstance, { database, catalog }: ServerParts): Promise<void> {
  api.get(
    '/current/sessions',
    { config: { access: 'session', call: 'ownSessions', answer: sessionsAnswer } },
    async (request) => {
      const sessions = await sessionsOf(database, userOf(request))
      return list(sessions, sessions.length)
    },
  )

  api.delete(
    '/current/sessions',
    { config: { access: 'session', call: 'endOtherSessions', answer: emptyAnswer } },
    async (request) => {
      const { id, sessionId, username } = userOf(request)
      await database.essential.transaction(async (tx) => {
        await endLogInsOf(tx, id, sessionId)
        const detail = { sessions: 'others' }
        await catalog.journal?.note(tx, [{ action: 'logout', subject: username, detail }], {
          call: callOf(request),
        })
      })
      return ok({})
    },
  )

  api.delete<ById>(
    '/current/sessions/:id',
    {
      schema: { params: idParams },
      config: { access: 'session', call: 'endOwnSession', answer: idAnswer },
    },
    async (request) => {
      const { id } = request.params
      const user = userOf(request)
      await database.essential.transaction(async (tx) => {
        if (!(await endOwnSession(tx, user, id))) throw new AppError('RECORD_NOT_FOUND', { id })
        const detail = { sessions: 'one', session: id }
        await catalog.journal?.note(tx, [{ action: 'logout', subject: user.username, detail }], {
          call: callOf(request),
        })
      })
      return ok({ id })
    },
  )
}
