import type { EnvelopeError } from '#shared/contracts/Envelope.ts'

/** A call that did not succeed: refused by the server with an envelope, or never answered at all. */
export class ApiFailure extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly error: EnvelopeError | undefined
  /** What to tell the support, so that they find the call in the log. */
  readonly traceId: string | undefined

  constructor(status: number, reason: { message?: string; error?: EnvelopeError; traceId?: string } = {}) {
    super(reason.message ?? '')
    this.name = 'ApiFailure'
    this.status = status
    this.error = reason.error
    this.traceId = reason.traceId
  }
}
