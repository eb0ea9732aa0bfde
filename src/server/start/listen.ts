import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import type { Config } from '../config/Config.ts'

/** Listens and answers the address; a port or host that cannot be used is named. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'EADDRINUSE') throw new AppError('PORT_TAKEN', { port, cause })
    if (code === 'EACCES') throw new AppError('CONFIG_INVALID', { reason: `PORT=${port} (EACCES)`, cause })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new AppError('CONFIG_INVALID', { reason: `HOST=${host} (${code})`, cause })
    }
    throw cause
  }
}
