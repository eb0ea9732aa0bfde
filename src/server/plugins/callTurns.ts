import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { CallTurns } from '../limits/CallTurns.ts'
import type { AskAgain } from './session.ts'

/**
 * Calls of one user are worked on so many at a time; one that still sends its body, or already reads its answer, is not counted. A call
 * that had to wait is asked again whether it may go on: thousands of a user's were still made a minute after the freeze.
 */
export function addCallTurns(api: FastifyInstance, askAgain: AskAgain): void {
  const turns = new CallTurns()
  const started = new WeakMap<FastifyRequest, string>()
  const waited = new WeakSet<FastifyRequest>()
  api.addHook('preHandler', (request, reply, done) => {
    const { user, socket } = request
    if (!user) return done()
    const isTaken = turns.begin(user.id, () => {
      if (!socket.destroyed) {
        started.set(request, user.id)
        return done()
      }
      // Nobody waits for it any more, and nothing was begun.
      reply.hijack()
      turns.end(user.id)
    })
    if (isTaken && !started.has(request)) waited.add(request)
    if (!isTaken) done(new AppError('REQUESTS_LIMITED', { retryAfter: 1 }))
  })
  api.addHook('preHandler', async (request) => {
    if (waited.has(request)) await askAgain(request)
  })
  // Of a refused call, and of one whose caller has left, too.
  api.addHook('onSend', (request, _reply, payload, done) => {
    const userId = started.get(request)
    // An answer that fails on the way is sent once more, as a refusal.
    if (userId !== undefined && started.delete(request)) turns.end(userId)
    done(null, payload)
  })
}
