import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallTurns } from '../limits/CallTurns.ts'

/** Calls of one user are worked on a few at a time; one that still sends its body, or already reads its answer, is not counted. */
export function addCallTurns(api: FastifyInstance): void {
  const turns = new CallTurns()
  const ends = new WeakMap<FastifyRequest, () => void>()
  api.addHook('preHandler', async (request, reply) => {
    if (!request.user) return undefined
    const end = await turns.begin(request.user.id)
    ends.set(request, end)
    if (!request.socket.destroyed) return undefined
    // Nobody waits for it any more, and nothing was begun.
    end()
    return reply.hijack()
  })
  // Of a refused call, and of one whose caller has left, too.
  api.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.()
    done(null, payload)
  })
}
