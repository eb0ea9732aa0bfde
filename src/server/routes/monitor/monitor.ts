import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { DatabaseFigures, ServerFigures } from '#shared/contracts/ServerFigures.ts'
import { productVersion } from '../../config/productVersion.ts'
import { ok } from '../../http/envelope.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import type { ServerMeter } from '../../monitor/ServerMeter.ts'
import type { PolicyCache } from '../../policy/PolicyCache.ts'
import { monitorAnswer } from './monitorAnswer.ts'

interface Monitored extends ServerParts {
  meter: ServerMeter
  policies: PolicyCache
}

const callsAtMost = 15

/** GET /monitor: figures of this process and its database, for the administrators' dashboard. */
export async function monitorRoutes(
  api: FastifyInstance,
  { meter, policies, database }: Monitored,
): Promise<void> {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()
  const fixed = {
    process: `${hostname()}:${process.pid}`,
    version: productVersion,
    node: process.versions.node,
    startedAt,
    seconds: meter.seconds,
  }
  api.get(
    '/monitor',
    { config: { access: 'policy', call: 'monitor', answer: monitorAnswer } },
    async (_request, reply) => {
      meter.watch()
      reply.header('cache-control', 'no-store')
      const figures: ServerFigures = {
        ...fixed,
        samples: meter.samples,
        calls: meter.tally.costliest(callsAtMost),
        database: await databaseFigures(database),
        policy: policies.figures,
      }
      return ok(figures)
    },
  )
}

async function databaseFigures(database: Database): Promise<DatabaseFigures> {
  const health = await database.health().catch(() => undefined)
  return {
    kind: database.kind,
    version: health?.version ?? null,
    ready: health?.ready ?? false,
    writable: health?.writable ?? false,
    latencyMs: health?.latencyMs ?? null,
    size: health?.ready === true ? await sizeOf(database) : null,
    free: health?.freeBytes ?? null,
    reopened: health?.reopened ?? null,
  }
}

/** The size of the database; null if the database role may not read it. */
async function sizeOf(database: Database): Promise<number | null> {
  const size = sql`SELECT pg_database_size(current_database())::float8 AS bytes`
  const row = await database.row<{ bytes: number }>(size).catch(() => undefined)
  return row?.bytes ?? null
}
