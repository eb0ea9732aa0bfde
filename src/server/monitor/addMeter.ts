import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { ServerMeter } from './ServerMeter.ts'

const unknownRoute = '*'
/** Calls that are not measured: a stream lasts as long as a page is open, independent of the server. */
const streams: readonly (string | undefined)[] = ['live']

/** Counts the calls of this instance and measures the process until the instance closes. */
export function addMeter(api: FastifyInstance, database: Database): ServerMeter {
  const meter = new ServerMeter({ health: async () => database.health() })
  api.addHook('onClose', async () => meter.close())
  api.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions
    if (!streams.includes(config.call))
      meter.count({
        method: request.method,
        path: url ?? unknownRoute,
        status: reply.statusCode,
        ms: reply.elapsedTime,
      })
    done()
  })
  return meter
}
