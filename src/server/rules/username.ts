import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { pathOf } from '../crud/entity/pathOf.ts'

const user = namesOf('user')

/**
 * Refuses a name that differs from another user's only in upper and lower case. People mistake one for the other, in the
 * audit log as well, and failed log-ins of both are counted together. The unique key refuses equal names.
 */
export async function requireOwnName(
  tx: Transaction,
  username?: string,
  ownId: string | null = null,
): Promise<void> {
  if (username === undefined) return
  // Without the lock, two users created at once would not see each other.
  await tx.run(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('username ' || lower(${username}::text), 0))`,
  )
  const other = await tx.row(sql`SELECT FROM ${user.table}
    WHERE lower(${user('username')}) = lower(${username}::text) AND ${user('username')} <> ${username}
      AND ${user('id')} IS DISTINCT FROM ${ownId}::uuid AND ${user('deleted_at')} IS NULL LIMIT 1`)
  if (!other) return
  throw new AppError('VALUE_TAKEN', { fields: [{ path: pathOf<'user'>('username'), code: 'VALUE_TAKEN' }] })
}
