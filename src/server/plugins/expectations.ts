import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'

/**
 * Refuses requests with unsupported expectations, in the envelope and with a line in the log; Node's own answer has neither. A
 * caller that waits for `100 Continue` is asked for the body only once the call is allowed, while Node would ask at once.
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
  // Runs after every `onRequest` hook, such as those of sessions and permissions, and after the hooks that refuse unread bodies.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!waiting.has(request.raw)) return done()
    if (isTooLong(request)) return done(new AppError('BODY_TOO_LARGE'))
    reply.raw.writeContinue()
    done()
  })
}

/**
 * Whether the announced length is too long. Such a body is refused unread: the reader of uploads and the sender would wait for
 * each other.
 */
function isTooLong({ headers, routeOptions }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit
}
