import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'

/** What the server itself keeps of a user, by `user_id`: no foreign keys lead from there to an entity's table. */
const tables = [
  'session',
  'password_change_due',
  'second_factor',
  'recovery_code',
  'notification',
  'notification_read',
  'notification_choice',
  'idempotency_key',
  'sample_form',
  'export_job',
  'saved_view',
  'opening_view',
] as const

/** Removes what belongs to users who are gone for good, but for what the audit log tells of them. */
export async function removeBelongings(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const table of tables)
    await tx.run(sql`DELETE FROM ${identifier(table)} WHERE user_id = ANY(${[...userIds]}::uuid[])`)
}
