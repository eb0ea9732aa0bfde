import type { JsonObject } from '#shared/contracts/Json.ts'

/** The unsaved input of a form. */
export interface Draft {
  /** The time of the last input, in milliseconds since 1970. */
  at: number
  /** The changed properties; one without a value in `now` was cleared. */
  names: readonly string[]
  now: JsonObject
  /** The stored values of these properties at that time. */
  was: JsonObject
  /** The version of the record that the user was editing. */
  version?: number
  /** The Idempotency-Key with which the input was sent when no answer came. */
  retryKey?: string
}
