/** The migrations that are there cannot be gone on from, and what to do about it. */
export class HistoryError extends Error {}

/** The error as something to be told, if it is that and no fault of ours. */
export function asProblem(error: unknown): HistoryError {
  if (error instanceof HistoryError) return error
  throw error
}
