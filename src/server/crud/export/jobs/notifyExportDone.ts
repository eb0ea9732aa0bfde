import type { Transaction } from '#server/database/Database.ts'
import { announceTo } from '../../../notifications/announceNotices.ts'
import { notify } from '../../../notifications/notify.ts'
import type { ExportTask } from './ExportRunner.ts'
import type { FailedExport } from './exportJobs.ts'

/** Sends the owner the notice that the file is ready. */
export async function notifyExportDone(
  tx: Transaction,
  { id, userId, entity }: Pick<ExportTask, 'id' | 'userId' | 'entity'>,
  rows: number,
): Promise<void> {
  await notify(tx, { code: 'export.done', recordId: id, userId, facts: { entity, rows } })
  await announceTo(tx, userId)
}

/** Sends the owners of failed jobs the notice that there will be no file. */
export async function notifyExportsFailed(tx: Transaction, failed: readonly FailedExport[]): Promise<void> {
  for (const { id, user_id: userId, entity } of failed) {
    await notify(tx, { code: 'export.failed', recordId: id, userId, facts: { entity } })
    await announceTo(tx, userId)
  }
}
