import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'

/** The server's own tables with data of a user, by `user_id`. They have no foreign keys to the tables of entities. */
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

/** Removes the data of users who are permanently deleted, except their entries in the audit log. */
export async function removeBelongings(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const table of tables)
    await tx.run(sql`DELETE FROM ${identifier(table)} WHERE user_id = ANY(${[...userIds]}::uuid[])`)
}
