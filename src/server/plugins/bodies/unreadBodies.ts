import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hasBody } from '../../http/hasBody.ts'

/**
 * Bounds the reading of a body after its answer. Node reads an unwanted body to its end, because many clients read the answer
 * only after sending everything: strangers could send for ever to a call that had refused them at once.
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

/** Closes the connection after so many bytes. Node drops the body silently; only the connection's byte count shows its length. */
function endAfter(request: IncomingMessage, bytesAtMost: number): void {
  const { socket } = request
  const before = socket.bytesRead
  const looking = setInterval(() => {
    if (socket.bytesRead - before > bytesAtMost) socket.destroy()
  }, lookEveryMs)
  request.once('close', () => clearInterval(looking))
}
