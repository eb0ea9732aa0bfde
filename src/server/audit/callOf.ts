import type { FastifyRequest } from 'fastify'
import type { CurrentCall } from '../crud/entity/Journal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as the audit log records it, set by the first `callOf`. */
    currentCall?: CurrentCall
  }
}

/**
 * A request as the audit log records it, passed down to the code that notes a change. An AsyncLocalStorage would spare that, but
 * in Node 20 it makes every promise of the process slower, by a third of a short call.
 */
export function callOf(request: FastifyRequest): CurrentCall {
  request.currentCall ??= { origin: () => originOf(request), isNoted: false }
  return request.currentCall
}

function originOf({ user, ip, headers, id }: FastifyRequest): ReturnType<CurrentCall['origin']> {
  const agent = headers['user-agent']
  return { user: user ?? undefined, address: ip, agent: agentOf(user?.keyName, agent), traceId: id }
}

/** The user agent, preceded by the API key of the call. */
function agentOf(keyName: string | null | undefined, agent: string | undefined): string | undefined {
  if (typeof keyName !== 'string') return agent
  return [`API key “${keyName}”`, agent].filter((part) => part !== undefined).join(', ')
}
