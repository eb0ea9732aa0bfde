import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { productVersion } from '../config/productVersion.ts'
import { announce } from './announceNotices.ts'
import { notify } from './notify.ts'

const longestReason = 500

/** Notifies people of the first start of this version on this database. */
export async function noteStart(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const isNew = await tx.run(
      sql`INSERT INTO started_version (version) VALUES (${productVersion}) ON CONFLICT DO NOTHING`,
    )
    if (isNew === 0) return
    await notify(tx, { code: 'version.started', facts: { version: productVersion } })
    await announce(tx)
  })
}

/** Notifies people, in the version that still runs or after the next start, why this version could not start. */
export async function noteFailedMigration(database: Database, error: unknown): Promise<void> {
  const details = error instanceof Error && 'details' in error ? error.details : undefined
  const reason = isReason(details) ? details.reason : String(error)
  const facts = { version: productVersion, reason: reason.slice(0, longestReason) }
  await notify(database, { code: 'migration.failed', facts })
  await announce(database)
}

function isReason(details: unknown): details is { reason: string } {
  return (
    typeof details === 'object' &&
    details !== null &&
    'reason' in details &&
    typeof details.reason === 'string'
  )
}
