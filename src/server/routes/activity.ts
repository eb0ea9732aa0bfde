import type { FastifyInstance } from 'fastify'
import { ownActivityOf } from '../audit/ownActivity.ts'
import type { OwnActivity } from '../audit/ownActivity.ts'
import { list } from '../http/envelope.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { userOf } from '../plugins/session.ts'

const line = {
  id: { type: 'string', format: 'uuid' },
  action: { type: 'string' },
  entity: { type: ['string', 'null'] },
  record_id: { type: ['string', 'null'] },
  subject: { type: 'string' },
  created_at: { type: 'string', format: 'date-time' },
} as const satisfies Record<keyof OwnActivity, object>

const answer = {
  type: 'array',
  items: { type: 'object', properties: line, required: Object.keys(line) },
} as const

/** GET /current/activity: the caller's own latest changes; needs no role. */
export async function activityRoutes(api: FastifyInstance, { database }: ServerParts): Promise<void> {
  api.get(
    '/current/activity',
    { config: { access: 'session', call: 'ownActivity', answer } },
    async (request) => {
      const lines = await ownActivityOf(database, userOf(request).id)
      return list(lines, lines.length)
    },
  )
}
