import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RefusalLimiter } from '../http/RefusalLimiter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits the refused calls that the log in the database gets. */
    refusedCalls: RefusalLimiter
  }
}

const slowMs = 1000

/** Logs one line per request: caller, call, status and time; never the body. */
export function addRequestLog(app: FastifyInstance): void {
  const limiter = new RefusalLimiter(({ skipped, most }) =>
    app.log.warn({ tag: 'http', skipped, most }, `${skipped} refused calls were left out`),
  )
  app.decorate('refusedCalls', limiter)
  app.addHook('onClose', () => limiter.close())
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    const facts = factsOf(request, reply)
    if (statusCode >= 400 && statusCode < 500) logRefused(request, facts, titleOf(request, reply))
    else request.log[levelOf(request, reply)](facts, titleOf(request, reply))
    done()
  })
  app.addHook('onRequestAbort', async (request) => {
    request.log.info(
      { tag: 'http', printOnly: true },
      `${request.method} ${pathOf(request)} aborted by the caller`,
    )
  })
}

/** Logs a warning or, above the limit of refusals, a line that is only printed. */
export function logRefused(request: FastifyRequest, facts: Readonly<Record<string, unknown>>, title: string) {
  if (request.server.refusedCalls.pass(request)) request.log.warn(facts, title)
  else request.log.info({ ...facts, printOnly: true }, title)
}

function levelOf(request: FastifyRequest, { statusCode }: FastifyReply): 'warn' | 'info' | 'debug' {
  if (statusCode >= 500) return 'warn'
  return isCall(request) ? 'info' : 'debug'
}

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/')
}

/** Whether a line is only printed: reads, and changes that the audit log has, are stored only if they fail or are slow. */
function isEveryday(
  { method, currentCall }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
): boolean {
  const isTold = method === 'GET' || method === 'HEAD' || currentCall?.isNoted === true
  return isTold && statusCode < 400 && elapsedTime < slowMs
}

function factsOf(request: FastifyRequest, reply: FastifyReply): Record<string, unknown> {
  return {
    tag: 'http',
    ...(isEveryday(request, reply) ? { printOnly: true } : {}),
    user_name: request.user?.username,
    method: request.method,
    url: request.url.slice(0, 500),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    address: request.ip,
  }
}

function titleOf(request: FastifyRequest, reply: FastifyReply): string {
  return `${request.method} ${pathOf(request)} ${reply.statusCode}`
}

function pathOf({ url }: FastifyRequest): string {
  return (url.split('?')[0] ?? '').slice(0, 300)
}
