import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'

/**
 * Refuses addresses with a NUL or with broken escapes, which neither the database nor a file name can hold, and requests without
 * exactly one host.
 */
export function addStrictUrls(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!isReadable(raw.url ?? '')) done(new AppError('URL_INVALID'))
    else if (!namesOneHost(raw)) done(new AppError('REQUEST_INVALID'))
    else done()
  })
}

function isReadable(url: string): boolean {
  if (url.includes('\0') || url.includes('%00')) return false
  if (!url.includes('%')) return true
  try {
    return decodeURIComponent(url).length > 0
  } catch {
    return false
  }
}

/**
 * Whether a request names exactly one host, or none under HTTP/1.0. Of several, Node uses the first, while a proxy in front may
 * have used another. RFC 9112 (3.2) requires the refusal.
 */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let names = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') names += 1
  return names === 1 || (names === 0 && httpVersion === '1.0')
}
