import type { AuditProblem, AuditReport } from '#shared/audit/AuditReport.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { auditProblemTexts, auditTexts } from '#shared/messages/auditTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'

/** A report in lines, the answer first. */
export function reportLines(report: AuditReport, language: Language): string[] {
  const { isGenuine, rows, waiting, head, problems, moreProblems } = report
  const count = problems.length + moreProblems
  return [
    wordsIn(isGenuine ? auditTexts.genuine : auditTexts.tampered, language, { rows, count }),
    ...problems.map(
      (problem) => `  ${wordsIn(auditProblemTexts[problem.kind], language, { place: placeOf(problem) })}`,
    ),
    ...(moreProblems > 0 ? [`  ${wordsIn(auditTexts.more, language, { count: moreProblems })}`] : []),
    ...(waiting > 0 ? [wordsIn(auditTexts.waiting, language, { waiting })] : []),
    wordsIn(auditTexts.head, language, { head }),
  ]
}

function placeOf({ number, until, id }: AuditProblem): string {
  const numbers =
    number === undefined ? '' : until === undefined || until === number ? `#${number}` : `#${number}-${until}`
  return [numbers, id ?? ''].filter((part) => part !== '').join(' ')
}
