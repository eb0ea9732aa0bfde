import { expect } from 'vitest'
import type { AuditKeys } from '#server/audit/AuditKeys.ts'
import { verifyAudit } from '#server/audit/verifyAudit.ts'
import type { Head } from '#server/audit/chain.ts'
import type { Database, Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { AuditReport } from '#shared/audit/AuditReport.ts'
import type { Audit } from '#generated/types/audit.ts'

/** The rows of the audit log with these values, the latest first. */
export async function auditRows(queries: Queries, wanted: Partial<Audit> = {}): Promise<Audit[]> {
  const rows = await queries.rows<Audit>(sql`SELECT * FROM "audit" ORDER BY id DESC LIMIT 500`)
  const given = Object.entries(wanted)
  return rows.filter((row) => given.every(([name, value]) => Reflect.get(row, name) === value))
}

/** Waits until every written row has its number. */
export async function sealed(database: Database): Promise<void> {
  await expect
    .poll(async () => (await database.row(sql`SELECT 1 AS waiting FROM audit_pending LIMIT 1`)) ?? 'none', {
      timeout: 10_000,
    })
    .toBe('none')
}

/** The report of the check after an attack on the database, which is undone afterwards. */
export async function foundAfter(
  database: Database,
  keys: AuditKeys,
  attack: (queries: Queries) => Promise<unknown>,
  heads: readonly Head[] = [],
): Promise<AuditReport> {
  const undo = new Error('undo')
  let report: AuditReport | undefined
  await database
    .transaction(async (tx) => {
      await tx.run(sql`ALTER TABLE "audit" DISABLE TRIGGER audit_is_kept`)
      await tx.run(sql`ALTER TABLE audit_seal DISABLE TRIGGER audit_seal_is_kept`)
      await attack(tx)
      report = await verifyAudit(tx, keys, heads)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (!report) throw new Error('nothing was checked')
  return report
}
