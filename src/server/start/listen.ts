import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import type { Config } from '../config/Config.ts'

type Address = Pick<Config, 'host' | 'port'>

/** Listens and answers the address; the error for an unusable port or host names it. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    throw listenError(cause, { host, port })
  }
}

/** The error for an address that cannot be listened on, with the setting to change. */
export function listenError(cause: unknown, { host, port }: Address): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') return new AppError('PORT_TAKEN', { port, cause })
  if (code === 'EACCES') return new AppError('CONFIG_INVALID', { reason: `PORT=${port} (EACCES)`, cause })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new AppError('CONFIG_INVALID', { reason: `HOST=${host} (${code})`, cause })
  return cause
}
