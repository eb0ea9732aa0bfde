import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Origin } from './AuditRow.ts'

/** The call that is being answered, as far as the audit log is concerned. */
export interface CurrentCall {
  origin(): Origin
  /** Something of it was written into the audit log. */
  isNoted: boolean
}

const calls = new AsyncLocalStorage<CurrentCall>()

/**
 * The call that the present work belongs to; none at the start and in commands. It is not handed through as a parameter:
 * one place on the way that forgot it would make a change that nobody made.
 */
export function currentCall(): CurrentCall | undefined {
  return calls.getStore()
}

/** Makes every request the current call of all that is done for it. */
export function addCurrentCall(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    calls.run({ origin: () => originOf(request), isNoted: false }, done)
  })
}

function originOf({ user, ip, headers, id }: FastifyRequest): Origin {
  return { user: user ?? undefined, address: ip, agent: headers['user-agent'], traceId: id }
}
