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
    /** Who is calling; null only where the route is free. */
    user: SessionUser | null
  }
  interface FastifyContextConfig {
    /** True for a changing call that is open also to users who view the console as another role. */
    whileViewing?: boolean
    /** Whether API keys are good for a changing call: by default where the policy decides, and not where it is about the account. */
    withKey?: boolean
    /** As how many calls of a stranger one counts: it takes so many times as long as another, or asks another service. Absent: 1. */
    weight?: number
  }
}

/** Refuses a call whose caller may not make it any more: while it waited, they may have been frozen, or have lost a role. */
export type AskAgain = (request: FastifyRequest) => Promise<void>

/** Bytes of what people send without a session: log-ins, and their wish to have one. */
const strangersBytes = 16_384

/** Entities that decide who may call. */
const decisive: ReadonlySet<unknown> = new Set(['menu', 'role', 'user'])

/** Asks every call below this instance for a session, unless its route is free; answers how to ask a call once more that has waited. */
export function addSession(
  api: FastifyInstance,
  { database, config: { requests, bodyLimit } }: Pick<ServerParts, 'database' | 'config'>,
): AskAgain {
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
    // Other users of the device or the proxy must not find the answer in a cache.
    reply.header('cache-control', 'no-store')
    refuseUnfit(request, request.user)
  })
  // A body takes the time that its sender wants: who was logged out or frozen meanwhile could write with calls kept half sent.
  const askAgain: AskAgain = async (request) => {
    if (!request.user) return
    request.user = await presentUser(request, { sessions, sessionId: request.user.sessionId })
    refuseUnfit(request, request.user)
  }
  api.addHook('preValidation', async (request) => {
    if (request.body !== undefined) await askAgain(request)
  })
  // Before the answer, so that the change is in force when the client reads it.
  api.addHook('onSend', (request, { statusCode }, payload, done) => {
    // What is refused changes nothing, or strangers could have everybody looked up again with each request.
    const isRefused = statusCode >= 400 && statusCode < 500
    if (!isRefused && mayDecide(request)) sessions.forget()
    done(null, payload)
  })
  return askAgain
}

/** Who cannot be looked up, as while the database is away, may well have a session, and shares an address with others. */
function isStranger(error: unknown): boolean {
  return error instanceof AppError && errorTable[error.code].status === 401
}

/** Refuses who has a session that is not good for this call. */
function refuseUnfit(request: FastifyRequest, user: SessionUser): void {
  if (isRefusedToViewers(request, user)) throw new AppError('VIEW_ONLY')
  refuseToKeys(request, user)
  if (request.routeOptions.config.access !== 'own') refuseUnprepared(user)
}

/** Refuses users who have to do something about their own account first. */
function refuseUnprepared({ mustChangePassword, mustSetSecondFactor }: SessionUser): void {
  if (mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED')
  if (mustSetSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED')
}

/** Users who view the console as another role change nothing. */
function isRefusedToViewers(
  { method, routeOptions }: FastifyRequest,
  { viewedRoleIds }: SessionUser,
): boolean {
  return viewedRoleIds !== null && !isReading(method) && routeOptions.config.whileViewing !== true
}

/** A program changes what its key is good for, and nothing about the account that the key belongs to. */
function refuseToKeys({ method, routeOptions }: FastifyRequest, { keyName, readOnly }: SessionUser): void {
  if (keyName === null || isReading(method)) return
  if (readOnly) throw new AppError('API_KEY_READ_ONLY')
  const { access, withKey = access === 'policy' } = routeOptions.config
  if (!withKey) throw new AppError('API_KEY_REFUSED')
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether a call may have changed who may call: any of the hand-written ones may, as log-outs do. */
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
