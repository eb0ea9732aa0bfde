import type { EnvelopeError } from '#shared/contracts/Envelope.ts'

/** A failed call: refused by the server with an envelope, or without an answer. */
export class ApiFailure extends Error {
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  readonly error: EnvelopeError | undefined
  /** The id by which the support finds the call in the log. */
  readonly traceId: string | undefined
  /** Whether there is no answer because this computer is offline. */
  readonly isOffline: boolean
  /** The number of seconds after which the server allows another try. */
  readonly retryAfter: number | undefined

  constructor(status: number, reason: FailureReason = {}) {
    super(reason.message ?? '')
    this.name = 'ApiFailure'
    this.status = status
    this.error = reason.error
    this.traceId = reason.traceId
    this.isOffline = reason.isOffline ?? false
    this.retryAfter = reason.retryAfter
  }
}

/** Whether the server refused a call because of its caller; a retry would not help. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 403
}

interface FailureReason {
  message?: string
  error?: EnvelopeError
  traceId?: string
  isOffline?: boolean
  retryAfter?: number
}
