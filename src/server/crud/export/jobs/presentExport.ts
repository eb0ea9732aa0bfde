import type { ExportJob } from '#shared/contracts/ExportJob.ts'
import type { Language } from '#shared/contracts/Text.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { wordsIn } from '#shared/messages/words.ts'
import type { ExportJobRow } from './exportJobs.ts'

/** A job as its owner sees it. */
export function presentExport(
  { user_id: _owner, pages: _pages, departments: _departments, ...job }: ExportJobRow,
  language: Language,
): ExportJob {
  const { reason, state, expires_at } = job
  return {
    ...job,
    reason: reason === null ? null : wordsIn(errorTable[codeOf(reason)], language),
    expires_at: state === 'done' ? expires_at : null,
  }
}

/** Maps an unknown code to INTERNAL: a newer version of the server may have stored it. */
function codeOf(reason: string): ErrorCode {
  return isErrorCode(reason) ? reason : 'INTERNAL'
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text)
}
