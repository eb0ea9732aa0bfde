import type { FastifyInstance } from 'fastify'
import { requireNoParameters } from '../crud/query/Parameters.ts'

/**
 * Refuses parameters of hand-written calls that describe none: who sends one expects something of it. Calls without a session take
 * any, as those who keep browsers and proxies from an older answer add their own.
 */
export function addNoParameters(api: FastifyInstance): void {
  api.addHook('preHandler', ({ query, routeOptions }, _reply, done) => {
    const { config, schema } = routeOptions
    if (config.call !== undefined && config.access !== 'free' && schema?.querystring === undefined)
      requireNoParameters(query)
    done()
  })
}
