import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'

const me = namesOf('user', 'me')
const colleague = namesOf('user', 'colleague')
const below = namesOf('department', 'below')

/** The ids of a user and of all users in the same department and the departments below. */
export function colleaguesSql(userId: string): Sql {
  return sql`${withDepartments(userId)}
    SELECT colleague."id" FROM ${colleague.table} JOIN departments d ON ${colleague('department_id')} = d.id
    UNION SELECT ${userId}::uuid`
}

/** The ids of a user's department and the departments below; no rows for a user without a department. */
export function departmentsSql(userId: string): Sql {
  return sql`${withDepartments(userId)} SELECT id FROM departments WHERE id IS NOT NULL`
}

function withDepartments(userId: string): Sql {
  const own = sql`SELECT ${me('department_id')} AS id FROM ${me.table} WHERE me."id" = ${userId}::uuid`
  // UNION drops duplicates, so the recursion ends even if departments form a loop.
  const next = sql`SELECT below."id" FROM ${below.table} JOIN departments d ON ${below('parent_id')} = d.id`
  return sql`WITH RECURSIVE departments AS (${own} UNION ${next})`
}
