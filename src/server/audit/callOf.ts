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
  const agent = headers['user-agent']
  return { user: user ?? undefined, address: ip, agent: agentOf(user?.keyName, agent), traceId: id }
}

/** A call with an API key tells which one. */
function agentOf(keyName: string | null | undefined, agent: string | undefined): string | undefined {
  if (typeof keyName !== 'string') return agent
  return [`API key “${keyName}”`, agent].filter((part) => part !== undefined).join(', ')
}
