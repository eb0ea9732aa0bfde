import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'

/** Refuses addresses with a NUL or with broken escapes, which neither the database nor a file name can take. */
export function addStrictUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const url = raw.url ?? ''
    if (/%00|\0/i.test(url) || !isDecodable(url)) throw new AppError('URL_INVALID')
  })
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    return decodeURIComponent(url).length > 0
  } catch {
    return false
  }
}
