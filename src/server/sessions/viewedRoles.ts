import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { SessionUser } from '../http/SessionUser.ts'

const role = namesOf('role')

/** A role as which a session views the console. */
export type ViewedRole = Readonly<Record<'id' | 'name', string>>

/** Lets a session view the console as these roles, read-only, until the view is ended. */
export async function viewRoles(
  queries: Queries,
  { sessionId }: SessionUser,
  roleIds: readonly string[],
): Promise<ViewedRole[]> {
  const roles = await rolesOf(queries, roleIds)
  const missing = roleIds.find((id) => !roles.some((role) => role.id === id.toLowerCase()))
  if (missing !== undefined) throw new AppError('RECORD_NOT_FOUND', { id: missing })
  const ids = roles.map(({ id }) => id)
  await queries.run(sql`UPDATE session SET viewed_roles = ${ids}::uuid[] WHERE id = ${sessionId}`)
  return roles
}

/** Ends viewing as other roles. */
export async function endView(queries: Queries, { sessionId }: SessionUser): Promise<void> {
  await queries.run(sql`UPDATE session SET viewed_roles = NULL WHERE id = ${sessionId}`)
}

/** The roles as which a session views the console; undefined for its own view. */
export async function viewedRolesOf(
  queries: Queries,
  { viewedRoleIds }: SessionUser,
): Promise<ViewedRole[] | undefined> {
  return viewedRoleIds ? rolesOf(queries, viewedRoleIds) : undefined
}

function rolesOf(queries: Queries, ids: readonly string[]): Promise<ViewedRole[]> {
  return queries.rows<ViewedRole>(
    sql`SELECT ${role('id')}, ${role('name')} FROM ${role.table}
      WHERE ${role('id')} = ANY(${[...ids]}::uuid[]) ORDER BY ${role('sequence')}, ${role('id')}`,
  )
}
