/** What the rules need to know of the server's settings. */
export interface RuleSettings {
  /** For users created without a password, who must change it; absent: each gets a random one. */
  defaultPassword: string | undefined
}
