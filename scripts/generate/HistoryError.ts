/** The committed migrations cannot be continued; the message says what to do about it. */
export class HistoryError extends Error {}

/** Returns the error as a problem to report if it is a `HistoryError`; otherwise throws it again as a fault of ours. */
export function requireHistoryError(error: unknown): HistoryError {
  if (error instanceof HistoryError) return error
  throw error
}
