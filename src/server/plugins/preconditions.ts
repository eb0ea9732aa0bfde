import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes under a condition that is judged nowhere here, where to pass over it would overwrite what another person changed: records
 * have versions instead of entity tags, and bodies come whole. RFC 9110 asks for both refusals, in 13.1.1 and 14.5.
 */
export function addPreconditions(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    if (reading.has(method)) done()
    else if (namesTag(headers['if-match'])) done(new AppError('PRECONDITION_UNMET'))
    else if (headers['content-range'] !== undefined) done(new AppError('BODY_PARTIAL'))
    else done()
  })
}

/** A star asks only that there is such a record, which every write asks. */
function namesTag(condition: string | undefined): boolean {
  return condition !== undefined && condition.trim() !== '*'
}
