import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { answerError } from './errors.ts'

const mount = /^\/api\//

/** Refuses unknown paths, and unknown methods of a path, which Fastify does not distinguish. */
export function addNotFound(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!mount.test(url)) return
    const known = methods.get(url) ?? new Set<string>()
    methods.set(url, known)
    for (const each of [method].flat()) known.add(each)
  })
  let patterns: { path: RegExp; allowed: ReadonlySet<string> }[] = []
  app.addHook('onReady', async () => {
    patterns = [...methods].map(([url, allowed]) => ({ path: patternOf(url), allowed }))
  })
  const refusalOf = (request: FastifyRequest, reply: FastifyReply): AppError => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = new Set(
      patterns.filter((each) => each.path.test(path)).flatMap((each) => [...each.allowed]),
    )
    // The router refuses a part of an address that is longer than any name or id.
    if (allowed.has(request.method)) return new AppError('URL_INVALID')
    if (allowed.size === 0) return new AppError('ROUTE_NOT_FOUND')
    reply.header('allow', [...allowed].sort().join(', '))
    return new AppError('METHOD_NOT_ALLOWED')
  }
  app.setNotFoundHandler((request, reply) => answerError(refusalOf(request, reply), request, reply))
  // Refuses before the body is read, so that the error is never about the body.
  app.addHook('preParsing', (request, reply, _payload, done) =>
    done(request.is404 ? refusalOf(request, reply) : null),
  )
}

/** Fastify's pattern as a regular expression; a parameter is any text up to the next slash. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : literally(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
