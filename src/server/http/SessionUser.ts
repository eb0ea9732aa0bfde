/** The caller of a request in a session. */
export interface SessionUser {
  id: string
  username: string
  name: string
  /** The id of the session, to end it or to spare it. */
  sessionId: string
  /** True while the user may only change the password. */
  mustChangePassword: boolean
  /** True while a role of the user demands a second factor that has not been set up. */
  mustSetSecondFactor: boolean
  /** All roles of the user, disabled ones too. */
  roleIds: readonly string[]
  /** The roles that the session views as, read-only; null for an ordinary session. */
  viewedRoleIds: readonly string[] | null
  /** The name of the API key of the call; null for a session from a log-in. */
  keyName: string | null
  /** Whether the API key may only read. */
  readOnly: boolean
  /** The version of the policy at the look-up of the session. */
  policyVersion: number
}
