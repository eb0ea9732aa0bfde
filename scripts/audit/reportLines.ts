import type { AuditReport } from '#shared/audit/AuditReport.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { problemText } from '#shared/audit/problemText.ts'
import { auditTexts } from '#shared/audit/auditTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'

/** A report as lines of text, the result first. */
export function reportLines(report: AuditReport, language: Language): string[] {
  const { isGenuine, rows, waiting, head, problems, moreProblems } = report
  const count = problems.length + moreProblems
  return [
    wordsIn(isGenuine ? auditTexts.genuine : auditTexts.tampered, language, { rows, count }),
    ...problems.map((problem) => `  ${problemText(problem, language)}`),
    ...(moreProblems > 0 ? [`  ${wordsIn(auditTexts.more, language, { count: moreProblems })}`] : []),
    ...(waiting > 0 ? [wordsIn(auditTexts.waiting, language, { waiting })] : []),
    wordsIn(auditTexts.head, language, { head }),
  ]
}
