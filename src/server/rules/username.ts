import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'

/**
 * Refuses a name that differs from another user's in capitals only: people take the two for one, in the audit log as well,
 * and failed log-ins of both are counted together. One that is equal is refused by the unique key.
 */
export async function requireOwnName(tx: Transaction, username?: Json, ownId: Json = null): Promise<void> {
  if (typeof username !== 'string') return
  // Two that are made at once would each not see the other.
  await tx.run(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('username ' || lower(${username}::text), 0))`,
  )
  const other = await tx.row(sql`SELECT FROM "user"
    WHERE lower(username) = lower(${username}::text) AND username <> ${username}
      AND id IS DISTINCT FROM ${ownId}::uuid AND deleted_at IS NULL LIMIT 1`)
  if (other) throw new AppError('VALUE_TAKEN', { fields: [{ path: '/username', code: 'VALUE_TAKEN' }] })
}
