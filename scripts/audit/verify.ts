import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startFailure } from '#server/start/startFailure.ts'
import type { AuditReport } from '#shared/audit/AuditReport.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { whyTexts } from '#shared/messages/whyTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'
import { askServer } from '../steps/askServer.ts'
import { reportLines } from './reportLines.ts'
import { verifyDatabase } from './verifyDatabase.ts'

// `npm run audit:verify`: whether any row of the audit log was changed, removed, added or cut off.
const text = { type: 'string' } as const
const options = { head: text, server: text, token: text }
const folder = join(process.env['FENXIAO_DATA'] ?? 'data', 'database')
try {
  process.exitCode = await main()
} catch (error) {
  const isInUse = error instanceof AppError && error.code === 'DATABASE_IN_USE'
  if (isInUse) say(whyTexts.folderInUse, { folder })
  else process.stderr.write(`${error instanceof AppError ? startFailure(error) : String(error)}\n`)
  process.exitCode = 1
}

async function main(): Promise<number> {
  const { head, server, token } = parseArgs({ options }).values
  // Checking must not make a database where there is none.
  if (server === undefined && !process.env['DATABASE_URL'] && !existsSync(folder)) {
    say(whyTexts.noDatabase, { folder })
    return 1
  }
  const report =
    server === undefined
      ? await verifyDatabase(head)
      : await askServer<AuditReport>({ server, token }, '/api/v1/audits/verify', { head })
  for (const language of ['zh', 'en'] as const)
    process.stdout.write(`${reportLines(report, language).join('\n')}\n`)
  return report.isGenuine ? 0 : 1
}

function say(words: Text, params: Readonly<Record<string, unknown>>): void {
  process.stderr.write(`${wordsIn(words, 'zh', params)}\n${wordsIn(words, 'en', params)}\n`)
}
