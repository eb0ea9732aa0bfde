/** The server's settings that the rules need. */
export interface RuleSettings {
  /** The password of users created without one, which they must change; undefined: each user gets a random password. */
  defaultPassword: string | undefined
}
