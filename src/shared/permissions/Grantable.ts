/** What the caller may give to others. */
export interface Grantable {
  /** Pages and buttons that they may tick for a role. */
  menu_ids: readonly string[]
  /** Roles that they may give to a user. */
  role_ids: readonly string[]
  /** Roles that hold more than they do: neither these nor users with one of them are theirs to change. */
  above_role_ids: readonly string[]
}
