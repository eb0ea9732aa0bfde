import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiKeyNameLength } from '#shared/contracts/sessions/ApiKey.ts'
import type { ApiKey } from '#shared/contracts/sessions/ApiKey.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { callOf } from '../audit/callOf.ts'
import type { JournalEntry } from '../crud/entity/Journal.ts'
import { ok } from '../http/envelope.ts'
import { idParams } from '../http/idParams.ts'
import type { ById } from '../http/idParams.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { userOf } from '../plugins/session.ts'
import { addApiKey, apiKeysOf, endApiKey } from '../sessions/apiKeys.ts'
import { requireOwnPassword } from '../sessions/requireOwnPassword.ts'
import { idAnswer } from './document/answers.ts'

const date = { type: 'string', format: 'date-time' } as const

const keyProperties = {
  id: { type: 'string', format: 'uuid' },
  name: { type: 'string' },
  read_only: { type: 'boolean' },
  created_at: date,
  expires_at: date,
  last_used_at: { type: ['string', 'null'], format: 'date-time' },
} satisfies Record<keyof ApiKey, object>
const required = Object.keys(keyProperties)

const madeAnswer = {
  type: 'object',
  properties: { ...keyProperties, key: { type: 'string' } },
  required: [...required, 'key'],
}

const keysAnswer = {
  type: 'object',
  properties: {
    keys: { type: 'array', items: { type: 'object', properties: keyProperties, required } },
    days_at_most: { type: 'integer' },
  },
  required: ['keys', 'days_at_most'],
}

interface NewKeyBody {
  name: string
  read_only: boolean
  days: number
  password: string
}

/** GET and POST /current/api-keys, DELETE …/:id: the keys with which programs call the server in the caller's name. */
export async function apiKeyRoutes(api: FastifyInstance, parts: ServerParts): Promise<void> {
  const { database, config, catalog } = parts
  const daysAtMost = config.apiKeyDays
  const body = {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        minLength: 1,
        maxLength: apiKeyNameLength,
        pattern: String.raw`^\S(.*\S)?$`,
        wellFormed: true,
      },
      read_only: { type: 'boolean' },
      days: { type: 'integer', minimum: 1, maximum: Math.max(daysAtMost, 1) },
      password: { type: 'string', minLength: 1, maxLength: 128 },
    },
    required: ['name', 'read_only', 'days', 'password'],
    additionalProperties: false,
  }

  api.get(
    '/current/api-keys',
    { config: { access: 'session', call: 'apiKeys', answer: keysAnswer } },
    async (request) => ok({ keys: await apiKeysOf(database, userOf(request).id), days_at_most: daysAtMost }),
  )

  api.post<{ Body: NewKeyBody }>(
    '/current/api-keys',
    {
      schema: { body },
      config: { access: 'session', entity: 'apiKey', call: 'makeApiKey', answer: madeAnswer },
    },
    async (request) => {
      const { name, read_only: readOnly, days, password } = request.body
      const user = userOf(request)
      if (daysAtMost === 0) throw new AppError('API_KEYS_OFF')
      await requireOwnPassword(parts, user, { password, address: request.ip })
      const made = await database.transaction(async (tx) => {
        const added = await addApiKey(tx, user, { name, readOnly, days })
        const detail = { call: 'makeApiKey', name, read_only: readOnly, expires_at: added.expires_at }
        await catalog.journal?.note(tx, [entryOf(request, detail)], { call: callOf(request) })
        return added
      })
      return ok(made)
    },
  )

  api.delete<ById>(
    '/current/api-keys/:id',
    { schema: { params: idParams }, config: { access: 'session', call: 'endApiKey', answer: idAnswer } },
    async (request) => {
      const { id } = request.params
      await database.essential.transaction(async (tx) => {
        const name = await endApiKey(tx, { id, userId: userOf(request).id })
        const detail = { call: 'endApiKey', name }
        await catalog.journal?.note(tx, [entryOf(request, detail)], { call: callOf(request) })
      })
      return ok({ id })
    },
  )
}

function entryOf(request: FastifyRequest, detail: JournalEntry['detail']): JournalEntry {
  return { action: 'call', subject: request.url, detail }
}
