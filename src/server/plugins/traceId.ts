import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const ours = /^[\w.-]{8,64}$/
const w3c = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** The trace id sent by the caller, if it is fit for logs, else a new one. */
export function traceIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers['x-request-id']
  if (typeof sent === 'string' && ours.test(sent)) return sent
  const trace = w3c.exec(String(headers['traceparent'] ?? ''))?.[1]
  return trace !== undefined && /[^0]/.test(trace) ? trace : newTraceId()
}

/** A new trace id from a UUID, for which Node buffers random bytes; asking for sixteen bytes costs a system call. */
function newTraceId(): string {
  return randomUUID().replaceAll('-', '')
}

/** Adds each request's trace id to its answer as `x-trace-id`. */
export function addTraceId(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header('x-trace-id', id)
    done()
  })
}
