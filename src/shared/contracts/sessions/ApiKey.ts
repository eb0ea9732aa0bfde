/** The most API keys that one person may have. */
export const apiKeysAtMost = 50

/** The number of days before its end from which an API key counts as ending soon. */
export const apiKeySoonDays = 7

/** The address of the page with a user's own API keys. */
export const securityPath = '/setting/security'

/** The greatest length of an API key's name, in characters. */
export const apiKeyNameLength = 60

/** A key with which a program calls the server in the name of a person; times in ISO 8601. */
export interface ApiKey {
  id: string
  name: string
  /** Whether the key may only read. */
  read_only: boolean
  created_at: string
  expires_at: string
  /** Exact to the minute; null: never used. */
  last_used_at: string | null
}
