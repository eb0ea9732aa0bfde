import type { FastifyInstance } from 'fastify'
import { sweepKeys } from '../crud/write/onceByKey.ts'
import { tidyExports } from '../crud/export/jobs/tidyExports.ts'
import { pruneNotices } from '../notifications/pruneNotices.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { notifyEndingKeys } from '../sessions/apiKeys.ts'
import { removeExpired } from '../sessions/sessions.ts'
import { pruneDeliveries, pruneLogs } from '../logs/pruneLogs.ts'

const hourMs = 3_600_000
const firstMs = 60_000

/**
 * Every hour while the app runs, removes old log rows, notices, webhook deliveries, idempotency keys and export files, and ended
 * sessions, and notifies of API keys that expire soon. Every node may do it.
 */
export function addHourlyTasks(app: FastifyInstance, { database, config }: ServerParts): void {
  const tidy = (): void => {
    const removals = [
      pruneLogs(database, config.logs),
      pruneNotices(database),
      pruneDeliveries(database, config.logs),
      removeExpired(database),
      notifyEndingKeys(database),
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
