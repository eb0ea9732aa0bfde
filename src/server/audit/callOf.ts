import type { FastifyRequest } from 'fastify'
import type { CurrentCall } from '../crud/entity/Journal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as the audit log knows it, once it was asked for. */
    currentCall?: CurrentCall
  }
}

/**
 * A request as the audit log sees it. It is handed down to the code that notes a change: an AsyncLocalStorage
 * would bring it there by itself, but in Node 20 that makes every promise of the process dearer, a third of a short call.
 */
export function callOf(request: FastifyRequest): CurrentCall {
  request.currentCall ??= { origin: () => originOf(request), isNoted: false }
  return request.currentCall
}

function originOf({ user, ip, headers, id }: FastifyRequest): ReturnType<CurrentCall['origin']> {
  return { user: user ?? undefined, address: ip, agent: headers['user-agent'], traceId: id }
}
