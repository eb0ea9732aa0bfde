import type { Department } from '#generated/types/department.ts'
import type { User } from '#generated/types/user.ts'

/** A department as its table stores it. */
export type DepartmentRow = Omit<Department, 'parent_name'>

/** A user as the table stores it, without the roles, which have a table of their own. */
export type UserRow = Omit<User, 'roles'> & { password: string }

/** A row of a many-to-many table. */
export interface LinkRow {
  owner: string
  target: string
  position: number
}
