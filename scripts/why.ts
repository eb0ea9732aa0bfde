import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Question } from '#server/policy/why.ts'
import { startFailure } from '#server/start/startFailure.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { whyTexts } from '#shared/messages/whyTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'
import type { Explanation } from '#shared/permissions/Explanation.ts'
import { askDatabase } from './why/askDatabase.ts'
import { askServer } from './steps/askServer.ts'
import { sentencesOf } from './why/sentencesOf.ts'

// `npm run why -- --user X --call "PUT /api/v1/goods/1"`: allowed or refused, by what, and what would allow it.
const text = { type: 'string' } as const
const options = { user: text, role: text, call: text, button: text, server: text, token: text }
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
  const { user, role, call, button, server, token } = parseArgs({ options }).values
  const who = user ?? role
  const what = call ?? button
  if (who === undefined || what === undefined) return say(whyTexts.usage, {})
  const question: Question = { user, role, call, code: button }
  // Asking must not make a database where there is none.
  if (server === undefined && !process.env['DATABASE_URL'] && !existsSync(folder))
    return say(whyTexts.noDatabase, { folder })
  const explanation =
    server === undefined
      ? await askDatabase(question)
      : await askServer<Explanation>({ server, token }, '/api/v1/permissions/why', { ...question })
  for (const language of ['zh', 'en'] as const)
    process.stdout.write(`${sentencesOf(explanation, { who, what, language }).join('\n')}\n`)
  return 0
}

function say(words: Text, params: Readonly<Record<string, unknown>>): number {
  process.stderr.write(`${wordsIn(words, 'zh', params)}\n${wordsIn(words, 'en', params)}\n`)
  return 1
}
