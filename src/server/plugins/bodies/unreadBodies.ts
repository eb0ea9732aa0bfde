import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hasBody } from '../../http/hasBody.ts'

/**
 * Bounds what is read of a body after its answer. Node reads on to the end of what nobody wants, since many callers read the
 * answer only when they have sent everything: strangers could send for ever to a call that had refused them at once.
 */
export function addUnreadBodies(app: FastifyInstance, bytesAtMost: number): void {
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request.headers)) return
    response.once('finish', () => {
      if (!request.complete) endAfter(request, bytesAtMost)
    })
  })
}

const lookEveryMs = 50

/** Node throws it away without telling anybody of it, but for the bytes of the connection. */
function endAfter(request: IncomingMessage, bytesAtMost: number): void {
  const { socket } = request
  const before = socket.bytesRead
  const looking = setInterval(() => {
    if (socket.bytesRead - before > bytesAtMost) socket.destroy()
  }, lookEveryMs)
  request.once('close', () => clearInterval(looking))
}
