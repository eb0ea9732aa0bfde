import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startFailure } from '#server/config/startFailure.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { whyTexts } from '#shared/messages/whyTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'

const folder = join(process.env['FENXIAO_DATA'] ?? 'data', 'database')

/** Runs a command that asks the database, or the running server at the given address; prints the reason of a failure. */
export async function runQuestion(
  server: string | undefined,
  ask: () => Promise<number | undefined>,
): Promise<void> {
  // A question must not create a database where there is none.
  if (server === undefined && !process.env['DATABASE_URL'] && !existsSync(folder))
    return refuse(whyTexts.noDatabase, { folder })
  try {
    process.exitCode = await ask()
  } catch (error) {
    const isInUse = error instanceof AppError && error.code === 'DATABASE_IN_USE'
    if (isInUse) return refuse(whyTexts.folderInUse, { folder })
    process.stderr.write(`${error instanceof AppError ? startFailure(error) : String(error)}\n`)
    process.exitCode = 1
  }
}

/** Prints in both languages why a command cannot run. */
function refuse(words: Text, params: Readonly<Record<string, unknown>> = {}): void {
  process.stderr.write(`${wordsIn(words, 'zh', params)}\n${wordsIn(words, 'en', params)}\n`)
  process.exitCode = 1
}
