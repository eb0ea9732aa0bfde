import type { FastifyInstance } from 'fastify'
import type { Database, DatabaseHealth } from '#server/database/Database.ts'
import { productVersion } from '../config/productVersion.ts'
import { ok } from '../http/envelope.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { coalesceRuns } from '../limits/coalesceRuns.ts'

const answer = {
  type: 'object',
  properties: {
    status: { enum: ['ok', 'read-only', 'down'] },
    version: { type: 'string' },
    database: {
      type: 'object',
      properties: {
        kind: { type: 'string' },
        ready: { type: 'boolean' },
        writable: { type: 'boolean' },
        latencyMs: { type: 'number' },
        version: { type: 'string' },
      },
      required: ['kind', 'ready', 'writable'],
    },
  },
  required: ['status', 'version', 'database'],
} as const

/** GET /health: whether this node works, for load balancers and people. */
export async function healthRoutes(api: FastifyInstance, { database }: ServerParts): Promise<void> {
  const health = coalesceRuns(() => healthOf(database))
  api.get(
    '/health',
    { config: { access: 'free', call: 'health', answer }, logLevel: 'warn' },
    async (_request, reply) => {
      const state = await health()
      const status = !state.ready ? 'down' : state.writable ? 'ok' : 'read-only'
      reply.code(state.ready ? 200 : 503).header('cache-control', 'no-store')
      const { kind, ready, writable, latencyMs, version } = state
      return ok({ status, version: productVersion, database: { kind, ready, writable, latencyMs, version } })
    },
  )
}

/** The health of the database; any failure of the check counts as not ready. */
async function healthOf(database: Database): Promise<DatabaseHealth> {
  try {
    return await database.health()
  } catch {
    return { kind: database.kind, ready: false, writable: false }
  }
}
