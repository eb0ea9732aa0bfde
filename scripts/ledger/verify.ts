import { verifyLedger } from '#server/business/ledgerCheck/verifyLedger.ts'
import type { LedgerReport } from '#shared/business/commission/LedgerReport.ts'
import { ledgerLines } from '#shared/business/commission/ledgerTexts.ts'
import { askServer } from '../questions/askServer.ts'
import { printLines } from '../questions/printLines.ts'
import { readArguments } from '../steps/readArguments.ts'
import { runQuestion } from '../questions/runQuestion.ts'
import { withDatabase } from '../steps/withDatabase.ts'

// `npm run ledger:verify`: recomputes every commission from the orders and the versions of the rules, and compares them.
const text = { type: 'string' } as const
const { values } = readArguments({
  usage: 'npm run ledger:verify [-- --server <address> --token <token>]',
  options: { server: text, token: text },
})
const { server, token } = values

await runQuestion(server, async () => {
  const report =
    server === undefined
      ? await withDatabase(verifyLedger)
      : await askServer<LedgerReport>({ server, token }, '/api/v1/distributions/logs/verify', {})
  for (const language of ['zh', 'en'] as const) printLines(ledgerLines(report, language))
  return report.isRight ? 0 : 1
})
