import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Obstacle } from '#shared/permissions/Explanation.ts'
import type { Grants } from './Grants.ts'
import { roleIdsOf } from './PermissionSnapshot.ts'
import { activated } from './activated.ts'

const u = namesOf('user', 'u')

/** The user or role that a question is about. */
export interface Subject {
  isUser: boolean
  roleIds: readonly string[]
  obstacles: readonly Obstacle[]
}

/** A user by id or username. */
export async function userSubject(queries: Queries, name: string): Promise<Subject> {
  const user = await queries.row<{ id: string; isFreezed: boolean; isDue: boolean }>(sql`
    SELECT ${u('id')}, ${u('status')} <> ${activated} AS "isFreezed", d.user_id IS NOT NULL AS "isDue"
    FROM ${u.table} LEFT JOIN password_change_due d ON d.user_id = ${u('id')}
    WHERE (${u('username')} = ${name} OR ${u('id')}::text = ${name.toLowerCase()}) AND ${u('deleted_at')} IS NULL`)
  if (!user) throw new AppError('RECORD_NOT_FOUND', { user: name })
  const obstacles: Obstacle[] = []
  if (user.isFreezed) obstacles.push('USER_FREEZED')
  if (user.isDue) obstacles.push('PASSWORD_CHANGE_DUE')
  return { isUser: true, roleIds: await roleIdsOf(queries, user.id), obstacles }
}

/** A role by id or code. */
export function roleSubject({ data }: Grants, name: string): Subject {
  const role = data.roles.find(({ id, code }) => id === name.toLowerCase() || code === name)
  if (!role) throw new AppError('RECORD_NOT_FOUND', { role: name })
  return { isUser: false, roleIds: [role.id], obstacles: [] }
}
