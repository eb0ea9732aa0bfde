import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { CallTurns } from '../limits/CallTurns.ts'
import type { RecheckAccess } from './session.ts'

/**
 * Limits the calls of one user that run at once, without those that still send their body or already read their answer. A call
 * that had to wait has its session and permission checked again: without this, thousands of a user's calls still ran a minute
 * after the user was frozen.
 */
export function addCallTurns(api: FastifyInstance, recheckAccess: RecheckAccess): void {
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
      // The caller has gone, and nothing was begun.
      reply.hijack()
      turns.end(user.id)
    })
    if (isTaken && !started.has(request)) waited.add(request)
    if (!isTaken) done(new AppError('REQUESTS_LIMITED', { retryAfter: 1 }))
  })
  api.addHook('preHandler', async (request) => {
    if (waited.has(request)) await recheckAccess(request)
  })
  // Runs for a refused call too, and for one whose caller has gone.
  api.addHook('onSend', (request, _reply, payload, done) => {
    const userId = started.get(request)
    // An answer that fails while being sent is sent once more as a refusal, so this may run twice.
    if (userId !== undefined && started.delete(request)) turns.end(userId)
    done(null, payload)
  })
}
