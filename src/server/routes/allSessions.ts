import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import { deviceKinds, sessionKinds } from '#shared/contracts/sessions/UserSession.ts'
import type { UserSession } from '#shared/contracts/sessions/UserSession.ts'
import { callOf } from '../audit/callOf.ts'
import { inWriteTransaction } from '../crud/entity/inWriteTransaction.ts'
import { firstPage, readPage } from '../crud/query/readPage.ts'
import { list, ok } from '../http/envelope.ts'
import { idParams } from '../http/idParams.ts'
import type { ById } from '../http/idParams.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { userOf } from '../plugins/session.ts'
import { endSessionOf, readSessions } from '../sessions/allSessions.ts'
import { idAnswer } from './document/answers.ts'

const entity: EntityName = 'user'
const text = { type: 'string' } as const
const textOrNull = { type: ['string', 'null'] } as const
const id = { type: 'string', format: 'uuid' } as const
const time = { type: 'string', format: 'date-time' } as const

const sessionProperties = {
  id,
  user_id: id,
  user_name: text,
  username: text,
  key_name: textOrNull,
  read_only: { type: 'boolean' },
  device: { type: 'string', enum: deviceKinds },
  browser: textOrNull,
  system: textOrNull,
  address: text,
  created_at: time,
  last_used_at: { type: ['string', 'null'], format: 'date-time' },
  expires_at: time,
  current: { type: 'boolean' },
} as const satisfies Record<keyof UserSession, object>

const answer = {
  type: 'array',
  items: { type: 'object', properties: sessionProperties, required: Object.keys(sessionProperties) },
} as const

const whole = { type: 'string', pattern: '^\\d{1,6}$' } as const

const querystring = {
  type: 'object',
  properties: {
    q: { type: 'string', minLength: 1, maxLength: 100, wellFormed: true },
    kind: { type: 'string', enum: sessionKinds },
    user_id: id,
    current: whole,
    pageSize: whole,
  },
  additionalProperties: false,
} as const

/** GET /monitor/sessions, DELETE …/:id: lists and ends the log-ins and API keys of all users. */
export async function allSessionRoutes(
  api: FastifyInstance,
  { database, catalog }: ServerParts,
): Promise<void> {
  api.get<{ Querystring: FromSchema<typeof querystring> }>(
    '/monitor/sessions',
    { schema: { querystring }, config: { access: 'policy', call: 'allSessions', answer } },
    async (request) => {
      const { q, kind, user_id: userId, ...page } = request.query
      const { offset, limit } = readPage(page) ?? firstPage
      const asked = { text: q, kind, userId, offset, limit }
      const { sessions, total } = await readSessions(database, userOf(request), asked)
      return list(sessions, total)
    },
  )

  api.delete<ById>(
    '/monitor/sessions/:id',
    {
      schema: { params: idParams },
      config: { access: 'policy', call: 'endSession', answer: idAnswer, withKey: false },
    },
    async (request) => {
      const session = request.params.id
      await inWriteTransaction(database, async (tx) => {
        const { userId, username, keyName } = await endSessionOf(tx, userOf(request), session)
        const detail = { call: 'endSession', session, ...(keyName !== null && { key: keyName }) }
        const entry = { action: 'logout', entity, recordId: userId, subject: username, detail } as const
        await catalog.journal?.note(tx, [entry], { call: callOf(request) })
      })
      return ok({ id: session })
    },
  )
}
