import { LogController } from 'fastify'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'

/** Fastify's own log: nothing about calls, which have their own log, except failures of answers that had begun. */
export class AnswerLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' })
  }

  override streamError(error: Error, request: FastifyRequest): void {
    // The caller closed the connection.
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    // A refusal, for example after a permission was withdrawn, is no fault of the server.
    const isRefusal = error instanceof AppError && errorTable[error.code].status < 500
    request.log[isRefusal ? 'warn' : 'error'](
      { err: error, user_name: request.user?.username },
      'An answer was broken off',
    )
  }
}
