import type { FastifyInstance } from 'fastify'
import { requireNoParameters } from '../crud/query/Parameters.ts'

/**
 * Refuses parameters of hand-written calls that describe none, because a sender expects an effect. Calls without a session accept
 * any, because clients add their own to bypass caches of browsers and proxies.
 */
export function addNoParameters(api: FastifyInstance): void {
  api.addHook('preHandler', ({ query, routeOptions }, _reply, done) => {
    const { config, schema } = routeOptions
    if (config.call !== undefined && config.access !== 'free' && schema?.querystring === undefined)
      requireNoParameters(query)
    done()
  })
}
