import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { adminName, forgetAdminPassword, readAdminPassword } from '../sessions/adminPassword.ts'
import { verifyPassword } from '../sessions/passwords/password.ts'

const user = namesOf('user')

/** Removes the stored first password once the administrator's password was changed, on any node. */
export async function forgetOutdatedPassword(database: Queries, dataFolder: string): Promise<void> {
  const kept = await readAdminPassword(dataFolder)
  if (kept === undefined) return
  const admin = await database.row<{ password: string | null }>(
    sql`SELECT ${user('password')} FROM ${user.table}
      WHERE ${user('username')} = ${adminName} AND ${user('deleted_at')} IS NULL`,
  )
  if (!(await verifyPassword(kept, admin?.password ?? ''))) await forgetAdminPassword(dataFolder)
}
