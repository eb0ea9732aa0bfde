import type { AuditReport } from '#shared/audit/AuditReport.ts'
import { askServer } from '../questions/askServer.ts'
import { printLines } from '../questions/printLines.ts'
import { readArguments } from '../steps/readArguments.ts'
import { runQuestion } from '../questions/runQuestion.ts'
import { reportLines } from './reportLines.ts'
import { verifyDatabase } from './verifyDatabase.ts'

// `npm run audit:verify`: checks whether any row of the audit log was changed, removed, added or cut off.
const text = { type: 'string' } as const
const { values } = readArguments({
  usage: 'npm run audit:verify [-- --head <head>] [--server <address> --token <token>]',
  options: { head: text, server: text, token: text },
})
const { head, server, token } = values

await runQuestion(server, async () => {
  const report =
    server === undefined
      ? await verifyDatabase(head)
      : await askServer<AuditReport>({ server, token }, '/api/v1/audits/verify', { head })
  for (const language of ['zh', 'en'] as const) printLines(reportLines(report, language))
  return report.isGenuine ? 0 : 1
})
