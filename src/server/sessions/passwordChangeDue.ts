import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

/** How long a password given by another person can be used to log in: it may lie in a mailbox that others read. */
const givenHours = 72

/** Requires a change of the user's password, which another person gave: until then the user may do nothing else. */
export async function demandPasswordChange(queries: Queries, userId: string): Promise<void> {
  await queries.run(
    sql`INSERT INTO password_change_due (user_id, expires_at)
      VALUES (${userId}, now() + make_interval(hours => ${givenHours}::int))
      ON CONFLICT (user_id) DO UPDATE SET expires_at = excluded.expires_at`,
  )
}

/** Ends the required password change: the user has chosen their own password. */
export async function settlePasswordChange(queries: Queries, userId: string): Promise<void> {
  await queries.run(sql`DELETE FROM password_change_due WHERE user_id = ${userId}`)
}
