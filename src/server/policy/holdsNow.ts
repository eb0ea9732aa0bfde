import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { activated } from './activated.ts'
import type { PolicyCache } from './PolicyCache.ts'
import { roleIdsOf } from './Standing.ts'

const u = namesOf('user', 'u')

/** Answers whether a user may still log in and holds all of these codes, for work that goes on without a request. */
export function holdsNow(
  policies: PolicyCache,
  queries: Queries,
): (userId: string, codes: readonly string[]) => Promise<boolean> {
  return async (userId, codes) => {
    const user = await queries.row<{
      version: number
    }>(sql`SELECT (SELECT version FROM policy_version) AS version
      FROM ${u.table} WHERE ${u('id')} = ${userId} AND ${u('status')} = ${activated} AND ${u('deleted_at')} IS NULL`)
    if (!user) return false
    const roleIds = await roleIdsOf(queries, userId)
    const { grants } = await policies.at(user.version)
    return codes.every((code) => grants.holds(roleIds, code))
  }
}
