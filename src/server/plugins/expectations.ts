import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'

/** Refuses requests that expect what nobody here does, in the envelope and with a line in the log; left to itself, Node answers them with neither. */
export function addExpectations(app: FastifyInstance): void {
  const unmet = new WeakSet<IncomingMessage>()
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    unmet.add(request)
    app.server.emit('request', request, response)
  })
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (unmet.has(raw)) done(new AppError('EXPECTATION_UNMET'))
    else done()
  })
}
