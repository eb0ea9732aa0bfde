import { LogController } from 'fastify'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'

/** What Fastify itself logs: nothing of calls, which have a log of their own, but what breaks an answer off that had begun. */
export class AnswerLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' })
  }

  override streamError(error: Error, request: FastifyRequest): void {
    // The caller left.
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    // Whose permission is taken away is refused, which is no fault of the server.
    const isRefusal = error instanceof AppError && errorTable[error.code].status < 500
    request.log[isRefusal ? 'warn' : 'error'](
      { err: error, user_name: request.user?.username },
      'An answer was broken off',
    )
  }
}
