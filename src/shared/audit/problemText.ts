import type { Language } from '#shared/contracts/Text.ts'
import { auditProblemTexts } from './auditTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'
import type { AuditProblem } from './AuditReport.ts'

/** One problem of the audit log and its place, in words. */
export function problemText(problem: AuditProblem, language: Language): string {
  return wordsIn(auditProblemTexts[problem.kind], language, { place: placeOf(problem) })
}

function placeOf({ number, until, id }: AuditProblem): string {
  const numbers =
    number === undefined ? '' : until === undefined || until === number ? `#${number}` : `#${number}-${until}`
  return [numbers, id ?? ''].filter((part) => part !== '').join(' ')
}
