import type { FastifyInstance } from 'fastify'
import type { ServerParts } from '../ServerParts.ts'
import { removeExpired } from '../sessions/sessions.ts'
import { pruneLogs } from './pruneLogs.ts'

const hourMs = 3_600_000
const firstMs = 60_000

/** Removes old log rows and ended sessions every hour while the app runs; every node may do it. */
export function keepHouse(app: FastifyInstance, { database, config }: ServerParts): void {
  const tidy = (): void => {
    Promise.all([pruneLogs(database, config.logs), removeExpired(database)]).catch((error: unknown) => {
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
