import type { EnvelopeError } from '#shared/contracts/Envelope.ts'

/** A call that did not succeed: refused by the server with an envelope, or never answered at all. */
export class ApiFailure extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly error: EnvelopeError | undefined
  /** What to tell the support, so that they find the call in the log. */
  readonly traceId: string | undefined
  /** No answer came because this computer is offline. */
  readonly isOffline: boolean
  /** The seconds after which the server wants to be asked again. */
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

/** Whether the server refused a call because of who made it: asking again would not help. */
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
