import { join } from 'node:path'
import { AuditKeys } from '#server/audit/AuditKeys.ts'
import { HeadFile } from '#server/audit/HeadFile.ts'
import { notedHeads } from '#server/audit/notedHeads.ts'
import { verifyAudit } from '#server/audit/verifyAudit.ts'
import { readConfig } from '#server/config/readConfig.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { AuditReport } from '#shared/audit/AuditReport.ts'

/** Checks the audit log of the database that the environment names. */
export async function verifyDatabase(head: string | undefined): Promise<AuditReport> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...process.env })
  const heads = await notedHeads(new HeadFile(config.dataFolder), head)
  const folder = join(config.dataFolder, 'database')
  const database = await openDatabase({ url: config.databaseUrl, folder, poolSize: 2 })
  try {
    return await verifyAudit(database, new AuditKeys(config.secretKeys), heads)
  } finally {
    await database.close()
  }
}
