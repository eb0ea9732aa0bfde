import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { pathOf } from '../crud/entity/pathOf.ts'

const user = namesOf('user')

/**
 * Refuses a name that differs from another user's in capitals only: people take the two for one, in the audit log as well,
 * and failed log-ins of both are counted together. One that is equal is refused by the unique key.
 */
export async function requireOwnName(
  tx: Transaction,
  username?: string,
  ownId: string | null = null,
): Promise<void> {
  if (username === undefined) return
  // Two that are made at once would each not see the other.
  await tx.run(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('username ' || lower(${username}::text), 0))`,
  )
  const other = await tx.row(sql`SELECT FROM ${user.table}
    WHERE lower(${user('username')}) = lower(${username}::text) AND ${user('username')} <> ${username}
      AND ${user('id')} IS DISTINCT FROM ${ownId}::uuid AND ${user('deleted_at')} IS NULL LIMIT 1`)
  if (!other) return
  throw new AppError('VALUE_TAKEN', { fields: [{ path: pathOf<'user'>('username'), code: 'VALUE_TAKEN' }] })
}
