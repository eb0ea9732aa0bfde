import { AuditKeys } from '#server/audit/AuditKeys.ts'
import { HeadFile } from '#server/audit/HeadFile.ts'
import { headsToCompare } from '#server/audit/headsToCompare.ts'
import { verifyAudit } from '#server/audit/verifyAudit.ts'
import { readConfig } from '#server/config/readConfig.ts'
import type { AuditReport } from '#shared/audit/AuditReport.ts'
import { withDatabase } from '../steps/withDatabase.ts'

/** Checks the audit log of the database that the environment names. */
export async function verifyDatabase(head: string | undefined): Promise<AuditReport> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...process.env })
  const heads = await headsToCompare(new HeadFile(config.dataFolder), head)
  return withDatabase((database) => verifyAudit(database, new AuditKeys(config.secretKeys), heads))
}
