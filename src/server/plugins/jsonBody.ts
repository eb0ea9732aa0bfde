import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'

/** Reads JSON as Fastify does, and refuses bytes that are no UTF-8: decoding would quietly put U+FFFD in their place. */
export function addJsonBody(app: FastifyInstance): void {
  // Fastify takes text/plain as well, and its text would be refused for not being an object.
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done)
    else done(new AppError('BODY_NOT_UTF8'))
  })
}
