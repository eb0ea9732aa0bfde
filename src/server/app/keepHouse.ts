import type { FastifyInstance } from 'fastify'
import { sweepKeys } from '../crud/write/onceByKey.ts'
import { tidyExports } from '../crud/export/jobs/tidyExports.ts'
import { pruneNotices } from '../notifications/pruneNotices.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { tellEndingKeys } from '../sessions/apiKeys.ts'
import { removeExpired } from '../sessions/sessions.ts'
import { pruneDeliveries, pruneLogs } from '../logs/pruneLogs.ts'

const hourMs = 3_600_000
const firstMs = 60_000

/** Removes old log rows, old notices, old lines about webhooks, ended sessions and old keys of calls and files of exports, and tells of API keys that end soon, every hour while the app runs; every node may do it. */
export function keepHouse(app: FastifyInstance, { database, config }: ServerParts): void {
  const tidy = (): void => {
    const removals = [
      pruneLogs(database, config.logs),
      pruneNotices(database),
      pruneDeliveries(database, config.logs),
      removeExpired(database),
      tellEndingKeys(database),
      sweepKeys(database),
      tidyExports(database),
    ]
    Promise.all(removals).catch((error: unknown) => {
      app.log.warn({ err: error, tag: 'housekeeping' }, 'housekeeping failed')
    })
  }
  const first = setTimeout(tidy, firstMs).unref()
  const timer = setInterval(tidy, hourMs).unref()
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(timer)
  })
}
