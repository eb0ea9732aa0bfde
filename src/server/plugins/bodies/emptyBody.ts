import type { FastifyInstance } from 'fastify'
import { hasBody } from '../../http/hasBody.ts'

/**
 * Ignores the content type of a missing body: ra-data-simple-rest declares the missing body of its deletions as plain text, other
 * clients as JSON. For a call that takes a file of rows the type stays, and the empty file is refused.
 */
export function addEmptyBody(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    if (!hasBody(headers) && routeOptions.config.takesFile !== true) delete headers['content-type']
    done()
  })
}
