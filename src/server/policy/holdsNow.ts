import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { activated } from './activated.ts'
import type { PolicyCache } from './PolicyCache.ts'
import { roleIdsOf } from './PermissionSnapshot.ts'

const u = namesOf('user', 'u')

/**
 * Answers whether a user may still log in and holds all of these codes, for long-running work. With a `sessionId`, the session
 * must last too.
 */
export function holdsNow(
  policies: PolicyCache,
  queries: Queries,
): (holder: { id: string; sessionId?: string }, codes: readonly string[]) => Promise<boolean> {
  return async ({ id, sessionId }, codes) => {
    const sessionCondition =
      sessionId === undefined
        ? sql`TRUE`
        : sql`EXISTS (SELECT FROM session s WHERE s.id = ${sessionId} AND s.expires_at > now())`
    const user = await queries.row<{
      version: number
    }>(sql`SELECT (SELECT version FROM policy_version) AS version FROM ${u.table}
      WHERE ${u('id')} = ${id} AND ${u('status')} = ${activated} AND ${u('deleted_at')} IS NULL AND ${sessionCondition}`)
    if (!user) return false
    const roleIds = await roleIdsOf(queries, id)
    const { grants } = await policies.at(user.version)
    return codes.every((code) => grants.holds(roleIds, code))
  }
}
