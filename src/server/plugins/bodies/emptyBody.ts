import type { FastifyInstance } from 'fastify'
import { hasBody } from '../../http/hasBody.ts'

/**
 * Takes no body for none, whatever type is named for it: ra-data-simple-rest calls the body that its deletions do not have plain
 * text, and others call it JSON. A file of rows may be empty, and is refused for that.
 */
export function addEmptyBody(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    if (!hasBody(headers) && routeOptions.config.takesFile !== true) delete headers['content-type']
    done()
  })
}
