/** Who is calling, as every request of a session knows. */
export interface SessionUser {
  id: string
  username: string
  name: string
  /** The session itself, to end it or to spare it. */
  sessionId: string
  /** True while only the password may be changed. */
  mustChangePassword: boolean
  /** True while a role of the user demands a second factor that has not been set up. */
  mustSetSecondFactor: boolean
  /** All roles of the user, disabled ones too. */
  roleIds: readonly string[]
  /** Roles whose view the session has taken, to look only; null for everybody else. */
  viewedRoleIds: readonly string[] | null
  /** The name of the API key that the call came with; null: of a log-in. */
  keyName: string | null
  /** Whether that key changes nothing. */
  readOnly: boolean
  /** The version of the policy when the session was looked up. */
  policyVersion: number
}
