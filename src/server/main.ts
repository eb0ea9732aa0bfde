import closeWithGrace from 'close-with-grace'
import type { Text } from '#shared/contracts/Text.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { startTexts } from '#shared/messages/startTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'
import { readConfig } from './config/readConfig.ts'
import { adminPasswordFile } from './sessions/adminPassword.ts'
import { startFailure } from './config/startFailure.ts'
import type { FirstAdmin } from './start/firstStart.ts'
import { growHeapSlowly } from './start/growHeapSlowly.ts'
import { outliveReaders } from './start/outliveReaders.ts'
import { startServer } from './start/startServer.ts'

const graceMs = 15_000

growHeapSlowly()
outliveReaders()
try {
  const config = readConfig(process.env, process.argv.slice(2))
  const server = await startServer(config, (admin) => sayFirstAdmin(admin, config.dataFolder))
  const { address, app } = server
  closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
    if (err instanceof AppError) process.stderr.write(`fenxiao: ${startFailure(err)}\n`)
    else if (err) app.log.fatal({ err }, 'uncaught error')
    else say(startTexts.stopping, {})
    await server.stop()
    await allPrinted()
  })
  // Printed last, because a process that waits for this line may stop the server at once.
  say(startTexts.listening, { address })
} catch (error) {
  process.stderr.write(`fenxiao: ${startFailure(error)}\n`)
  await allPrinted()
  process.exit(1)
}

/** Waits until all lines are printed. The module is imported late, because only a running server has lines. */
async function allPrinted(): Promise<void> {
  const { flushLog } = await import('./logs/printLine.ts')
  await flushLog()
}

function sayFirstAdmin({ isRandom, ...admin }: FirstAdmin, dataFolder: string): void {
  const text = isRandom ? startTexts.firstAdmin : startTexts.firstAdminGiven
  say(text, { ...admin, file: adminPasswordFile(dataFolder) })
}

function say(text: Text, params: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${wordsIn(text, 'zh', params)}\n${wordsIn(text, 'en', params)}\n`)
}
