/** The permissions that the caller may grant to others. */
export interface Grantable {
  /** The pages and buttons that the caller may tick for a role. */
  menu_ids: readonly string[]
  /** The roles that the caller may assign to a user. */
  role_ids: readonly string[]
  /** The roles with more permissions than the caller: the caller may change neither them nor users who have one. */
  above_role_ids: readonly string[]
}
