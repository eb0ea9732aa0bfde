import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { CallLimits } from '../limits/CallLimits.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { SessionCache } from '../sessions/SessionCache.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { tokenIn } from '../sessions/token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null only on free routes. */
    user: SessionUser | null
  }
  interface FastifyContextConfig {
    /** True for a changing call that users may make while viewing as another role. */
    whileViewing?: boolean
    /** Whether API keys may make a changing call. Default: true where the policy decides, false for calls about the account. */
    withKey?: boolean
    /** The number of calls as which a stranger's call counts, because it takes longer or uses another service; default 1. */
    weight?: number
  }
}

/** Refuses a call whose caller may no longer make it: while it waited, the user may have been frozen or have lost a role. */
export type RecheckAccess = (request: FastifyRequest) => Promise<void>

/** The body limit, in bytes, of calls without a session: log-ins and requests for accounts. */
const strangersBytes = 16_384

/** The entities that decide about permissions. */
const decisive: ReadonlySet<unknown> = new Set(['menu', 'role', 'user'])

/** Requires a session for every call of this instance except on free routes; answers a function that checks a call again. */
export function addSession(
  api: FastifyInstance,
  { database, config: { requests, bodyLimit } }: Pick<ServerParts, 'database' | 'config'>,
): RecheckAccess {
  const sessions = new SessionCache(database)
  api.addHook('onReady', async () => sessions.open())
  api.addHook('onClose', async () => sessions.close())
  const limits = new CallLimits(requests)
  api.addHook('onRoute', (route) => {
    if (route.config?.access === 'free') route.bodyLimit ??= Math.min(strangersBytes, bodyLimit)
  })
  api.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (access === 'free') return limits.takeStranger(request)
    request.user = await sessionUser(request, sessions).catch(async (error: unknown) => {
      if (isStranger(error)) await limits.takeStranger(request)
      throw error
    })
    await limits.takeUser(request.user.id)
    // Other users of the device or proxy must not find the answer in a cache.
    reply.header('cache-control', 'no-store')
    refuseUnfit(request, request.user)
  })
  // A sender can delay a body at will: users logged out or frozen meanwhile could write with half-sent calls.
  const recheckAccess: RecheckAccess = async (request) => {
    if (!request.user) return
    request.user = await presentUser(request, { sessions, sessionId: request.user.sessionId })
    refuseUnfit(request, request.user)
  }
  api.addHook('preValidation', async (request) => {
    if (request.body !== undefined) await recheckAccess(request)
  })
  // Before the answer, so that the change is in effect when the client reads it.
  api.addHook('onSend', (request, { statusCode }, payload, done) => {
    // Refused calls change nothing. If they counted, strangers could empty the cache with each request.
    const isRefused = statusCode >= 400 && statusCode < 500
    if (!isRefused && mayDecide(request)) sessions.forget()
    done(null, payload)
  })
  return recheckAccess
}

/** Whether the caller has no session. When the look-up fails, for example without a database, the caller may well have one. */
function isStranger(error: unknown): boolean {
  return error instanceof AppError && errorTable[error.code].status === 401
}

/** Refuses a session that may not make this call. */
function refuseUnfit(request: FastifyRequest, user: SessionUser): void {
  if (isRefusedToViewers(request, user)) throw new AppError('VIEW_ONLY')
  refuseToKeys(request, user)
  if (request.routeOptions.config.access !== 'own') refuseUnprepared(user)
}

/** Refuses users who must first change their password or set up a second factor. */
function refuseUnprepared({ mustChangePassword, mustSetSecondFactor }: SessionUser): void {
  if (mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED')
  if (mustSetSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED')
}

/** Whether a call is refused because its user views the console as another role, read-only. */
function isRefusedToViewers(
  { method, routeOptions }: FastifyRequest,
  { viewedRoleIds }: SessionUser,
): boolean {
  return viewedRoleIds !== null && !isReading(method) && routeOptions.config.whileViewing !== true
}

/** Refuses changes that the caller's API key does not allow, and all changes to the key's account. */
function refuseToKeys({ method, routeOptions }: FastifyRequest, { keyName, readOnly }: SessionUser): void {
  if (keyName === null || isReading(method)) return
  if (readOnly) throw new AppError('API_KEY_READ_ONLY')
  const { access, withKey = access === 'policy' } = routeOptions.config
  if (!withKey) throw new AppError('API_KEY_REFUSED')
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether a call may have changed permissions or sessions; any hand-written one may, as log-outs do. */
function mayDecide({ method, routeOptions }: FastifyRequest): boolean {
  if (isReading(method)) return false
  const { entity, permission } = routeOptions.config
  return permission === undefined || decisive.has(entity)
}

/** The user of a call that needs a session. */
export function userOf({ user }: Pick<FastifyRequest, 'user'>): SessionUser {
  if (!user) throw new AppError('SESSION_MISSING')
  return user
}

async function sessionUser({ headers }: FastifyRequest, sessions: SessionCache): Promise<SessionUser> {
  const token = tokenIn(headers.authorization)
  if (token === undefined) throw new AppError('SESSION_MISSING')
  return unlessEnded(await sessions.userOf(token))
}

async function presentUser(
  { headers }: FastifyRequest,
  { sessions, sessionId }: { sessions: SessionCache; sessionId: string },
): Promise<SessionUser> {
  const token = tokenIn(headers.authorization)
  if (token === undefined) throw new AppError('SESSION_MISSING')
  return unlessEnded(await sessions.stillUserOf(token, sessionId))
}

function unlessEnded(user: SessionUser | undefined): SessionUser {
  if (!user) throw new AppError('SESSION_ENDED')
  return user
}
