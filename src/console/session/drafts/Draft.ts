import type { JsonObject } from '#shared/contracts/Json.ts'

/** What was typed into a form and not saved. */
export interface Draft {
  /** When it was typed last, in milliseconds since 1970. */
  at: number
  /** The properties that were changed; one without a value in `now` was cleared. */
  names: readonly string[]
  now: JsonObject
  /** What was stored in them before. */
  was: JsonObject
  /** The version of the record that was being changed. */
  version?: number
  /** The Idempotency-Key with which it was sent, when no answer came. */
  retryKey?: string
}
