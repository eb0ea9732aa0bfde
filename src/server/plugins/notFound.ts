import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { answerError } from './errors.ts'

const mount = /^\/api\//

/** Answers paths that nobody serves, and methods that nobody serves at a path, which Fastify does not tell apart. */
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
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = new Set(
      patterns.filter((each) => each.path.test(path)).flatMap((each) => [...each.allowed]),
    )
    // The router gives up on a part of an address that is longer than any name or id.
    if (allowed.has(request.method)) return answerError(new AppError('URL_INVALID'), request, reply)
    if (allowed.size > 0) reply.header('allow', [...allowed].sort().join(', '))
    return answerError(
      new AppError(allowed.size > 0 ? 'METHOD_NOT_ALLOWED' : 'ROUTE_NOT_FOUND'),
      request,
      reply,
    )
  })
}

/** Fastify's pattern as a regular expression: a parameter is anything up to the next slash. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : literally(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
