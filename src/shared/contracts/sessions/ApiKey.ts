/** The most API keys that one person has. */
export const apiKeysAtMost = 50

/** How many days before its end an API key ends soon. */
export const apiKeySoonDays = 7

/** The address of the page with one's own API keys. */
export const securityPath = '/setting/security'

/** The longest name of an API key, in characters. */
export const apiKeyNameLength = 60

/** What a program calls the server with, in the name of a person; times in ISO 8601. */
export interface ApiKey {
  id: string
  name: string
  /** Whether it changes nothing. */
  read_only: boolean
  created_at: string
  expires_at: string
  /** To the minute; null: never. */
  last_used_at: string | null
}
