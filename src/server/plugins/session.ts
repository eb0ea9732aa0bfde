import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { findSessionUser } from '../sessions/sessions.ts'
import type { SessionUser } from '../sessions/SessionUser.ts'
import { tokenIn } from '../sessions/token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; null only where the route is free. */
    user: SessionUser | null
  }
}

/** Asks every call below this instance for a session, unless its route is free. */
export function addSession(api: FastifyInstance, database: Database): void {
  api.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (access === 'free') return
    request.user = await sessionUser(request, database)
    if (request.user.mustChangePassword && access !== 'own') throw new AppError('PASSWORD_CHANGE_REQUIRED')
  })
}

/** The user of a call that needs a session. */
export function userOf({ user }: Pick<FastifyRequest, 'user'>): SessionUser {
  if (!user) throw new AppError('SESSION_MISSING')
  return user
}

async function sessionUser({ headers }: FastifyRequest, database: Database): Promise<SessionUser> {
  const token = tokenIn(headers.authorization)
  if (token === undefined) throw new AppError('SESSION_MISSING')
  const user = await findSessionUser(database, token)
  if (!user) throw new AppError('SESSION_ENDED')
  return user
}
