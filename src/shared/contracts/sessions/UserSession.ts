/** The kinds of sessions: log-ins of people, and API keys of programs. */
export const sessionKinds = ['login', 'key'] as const

/** The kinds of devices that are told apart. */
export const deviceKinds = ['desktop', 'mobile', 'tablet', 'other'] as const

export type DeviceKind = (typeof deviceKinds)[number]

/** A log-in or an API key, as administrators see it; times in ISO 8601. */
export interface UserSession {
  id: string
  user_id: string
  /** The display name and the user name of the user who logged in or made the key. */
  user_name: string
  username: string
  /** Name of the API key; null: a log-in. */
  key_name: string | null
  /** Whether the session may only read. */
  read_only: boolean
  /** The device, as far as the browser's own description tells it. */
  device: DeviceKind
  browser: string | null
  system: string | null
  address: string
  created_at: string
  /** Exact to the minute; null: never used. */
  last_used_at: string | null
  expires_at: string
  /** Whether this is the session of the call itself. */
  current: boolean
}
