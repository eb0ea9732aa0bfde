import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes under conditions that the server does not evaluate, since ignoring them would overwrite other people's changes:
 * records have versions instead of entity tags, and bodies are always whole. RFC 9110 requires the refusals (13.1.1, 13.1.2 and 14.5).
 */
export function addPreconditions(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    if (reading.has(method)) done()
    else if (namesTag(headers['if-match'])) done(new AppError('PRECONDITION_UNMET'))
    else if (method !== 'POST' && mayNotExist(headers['if-none-match']))
      done(new AppError('PRECONDITION_UNMET'))
    else if (headers['content-range'] !== undefined) done(new AppError('BODY_PARTIAL'))
    else done()
  })
}

/** Whether a condition names a tag; a star only requires that the record exists, as every write does. */
function namesTag(condition: string | undefined): boolean {
  return condition !== undefined && condition.trim() !== '*'
}

/** Whether a condition requires that the record does not exist yet, while every such write is about one that does. */
function mayNotExist(condition: string | undefined): boolean {
  return condition?.trim() === '*'
}
