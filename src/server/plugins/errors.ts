import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { appErrorOf } from '../http/appErrorOf.ts'
import { languageOf } from './languageOf.ts'
import { refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The entity or hand-written call whose labels the refusals of this route use. */
    entity?: string
  }
}

const retryAfterSeconds = 5

/** Codes whose words name folders and hosts, which the operator may see at the start but no caller later. */
const ownersOnly: ReadonlySet<ErrorCode> = new Set([
  'DATABASE_UNREACHABLE',
  'DATABASE_IN_USE',
  'DATABASE_LOST',
  'DATABASE_VERSION',
  'MIGRATION_REFUSED',
])

/** Installs the handler that turns every error into an answer. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** Answers any error in the envelope; logs the server's own faults with their causes, which the caller never sees. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = appErrorOf(thrown)
  const outward = ownersOnly.has(error.code) ? new AppError('DATABASE_UNAVAILABLE') : error
  const { status } = errorTable[outward.code]
  if (status >= 500) request.log.error({ err: error, user_name: request.user?.username }, error.code)
  if (status === 503) reply.header('retry-after', retryAfterSeconds)
  if (typeof error.details['retryAfter'] === 'number')
    reply.header('retry-after', error.details['retryAfter'])
  if (error.code === 'RANGE_NOT_SATISFIABLE')
    reply.header('content-range', `bytes */${String(error.details['size'])}`)
  const context = { language: languageOf(request.raw), traceId: request.id, entity: entityOf(request) }
  return reply
    .code(status)
    .headers({ 'x-trace-id': request.id, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(refusal(outward, context))
}

function entityOf(request: FastifyRequest): string | undefined {
  return request.routeOptions?.config?.entity
}
