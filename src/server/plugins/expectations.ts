import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'

/**
 * Refuses requests that expect what nobody here does, in the envelope and with a line in the log; left to itself, Node answers
 * them with neither. Who waits for `100 Continue` is asked for the body only once the call is allowed, where Node asks at once.
 */
export function addExpectations(app: FastifyInstance): void {
  const unmet = new WeakSet<IncomingMessage>()
  const waiting = new WeakSet<IncomingMessage>()
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    unmet.add(request)
    app.server.emit('request', request, response)
  })
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request)
    app.server.emit('request', request, response)
  })
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (unmet.has(raw)) done(new AppError('EXPECTATION_UNMET'))
    else done()
  })
  // After every `onRequest`, those of sessions and permissions included, and after what refuses a body unread.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!waiting.has(request.raw)) return done()
    if (isTooLong(request)) return done(new AppError('BODY_TOO_LARGE'))
    reply.raw.writeContinue()
    done()
  })
}

/** A body that says that it is too long is refused unread: the reader of uploads would wait for it, as its sender waits for us. */
function isTooLong({ headers, routeOptions }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit
}
