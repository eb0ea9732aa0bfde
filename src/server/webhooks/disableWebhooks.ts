import type { Webhook } from '#generated/types/webhook.ts'
import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'

const w = namesOf('webhook')
const enabled: Webhook['status'] = 'enabled'
const disabled: Webhook['status'] = 'disabled'

/** Disables every webhook and answers their number; a database of an earlier version may not have the table. */
export async function disableWebhooks(tx: Transaction): Promise<number> {
  const known = await tx.row<{ isThere: boolean }>(
    sql`SELECT to_regclass(${w.table.sql}) IS NOT NULL AS "isThere"`,
  )
  if (!known?.isThere) return 0
  const rows = await tx.rows(sql`UPDATE ${w.table} SET ${w('status')} = ${disabled}, version = version + 1
    WHERE ${w('status')} = ${enabled} RETURNING 1`)
  return rows.length
}
