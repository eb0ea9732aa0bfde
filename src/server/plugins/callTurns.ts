import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { CallTurns } from '../limits/CallTurns.ts'

/** Calls of one user are worked on so many at a time; one that still sends its body, or already reads its answer, is not counted. */
export function addCallTurns(api: FastifyInstance): void {
  const turns = new CallTurns()
  const started = new WeakMap<FastifyRequest, string>()
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
    if (!isTaken) done(new AppError('REQUESTS_LIMITED', { retryAfter: 1 }))
  })
  // Of a refused call, and of one whose caller has left, too.
  api.addHook('onSend', (request, _reply, payload, done) => {
    const userId = started.get(request)
    // An answer that fails on the way is sent once more, as a refusal.
    if (userId !== undefined && started.delete(request)) turns.end(userId)
    done(null, payload)
  })
}
