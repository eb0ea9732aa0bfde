import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'

/** Refuses addresses with a NUL or with broken escapes, which neither the database nor a file name can take. */
export function addStrictUrls(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { url = '' } }, _reply, done) => {
    if (isReadable(url)) done()
    else done(new AppError('URL_INVALID'))
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
