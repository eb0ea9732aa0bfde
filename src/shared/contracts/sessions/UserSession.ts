/** The kinds of sessions: people log in, programs hold API keys. */
export const sessionKinds = ['login', 'key'] as const

/** The kinds of devices that are told apart. */
export const deviceKinds = ['desktop', 'mobile', 'tablet', 'other'] as const

export type DeviceKind = (typeof deviceKinds)[number]

/** A log-in or an API key, as administrators see it; times in ISO 8601. */
export interface UserSession {
  id: string
  user_id: string
  /** Name and user name of the one who logged in or made the key. */
  user_name: string
  username: string
  /** Name of the API key; null: a log-in. */
  key_name: string | null
  /** Whether it changes nothing. */
  read_only: boolean
  /** What the browser said of itself, as far as it can be told. */
  device: DeviceKind
  browser: string | null
  system: string | null
  address: string
  created_at: string
  /** To the minute; null: never. */
  last_used_at: string | null
  expires_at: string
  /** Whether the call that asks came with it. */
  current: boolean
}
