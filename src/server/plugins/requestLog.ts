import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const slowMs = 1000

/** One line per request: who, what, how it ended, how long it took; never what was sent. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 400 ? 'warn' : isCall(request) ? 'info' : 'debug'
    request.log[level](factsOf(request, reply), titleOf(request, reply))
    done()
  })
  app.addHook('onRequestAbort', async (request) => {
    request.log.info(
      { tag: 'http', printOnly: true },
      `${request.method} ${pathOf(request)} aborted by the caller`,
    )
  })
}

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/')
}

/** Reading is the everyday case, and of a change the audit log tells: both are printed, but kept in the database only when they fail or are slow. */
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
