import { LogController } from 'fastify'
import type { FastifyRequest } from 'fastify'

/** What Fastify itself logs: nothing of calls, which have a log of their own, but what breaks an answer off that had begun. */
export class AnswerLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' })
  }

  override streamError(error: Error, request: FastifyRequest): void {
    // The caller left.
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    request.log.error({ err: error, user_name: request.user?.username }, 'An answer was broken off')
  }
}
