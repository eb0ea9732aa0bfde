import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readConfig } from '#server/config/readConfig.ts'
import { startFailure } from '#server/config/startFailure.ts'
import { consoleConfig, proxyTo } from '../../vite.config.ts'
import { watchSchemas } from '../generate/watchSchemas.ts'
import { root } from '../steps/root.ts'
import { whenOrphaned } from './whenOrphaned.js'
import { openApi } from './openApi.ts'
import { oneDatabase } from './oneDatabase.ts'
import { ProblemBoard } from './ProblemBoard.ts'
import { problemOverlay } from './problemOverlay.ts'
import { restartStatus } from './restartStatus.ts'
import { SchemaLoop } from './SchemaLoop.ts'
import { watchSources } from './watchSources.ts'

const config = readConfig(process.env, process.argv.slice(2))
const board = new ProblemBoard()
const api = await openApi(config).catch((error: unknown) => {
  process.stderr.write(`fenxiao: ${startFailure(error)}\n`)
  return process.exit(1)
})
const vite = await createServer({
  ...consoleConfig,
  configFile: false,
  cacheDir: join(root, '.cache', 'vite'),
  plugins: [...consoleConfig.plugins, oneDatabase(), problemOverlay(board)],
  server: {
    ...consoleConfig.server,
    proxy: proxyTo(api.port),
    // The packages may be linked from elsewhere.
    fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    // Records, builds and tests change files all the time, and none of them is part of the page.
    watch: { ignored: ['data', 'dist', '.cache', 'tests', 'docs'].map((folder) => join(root, folder, '**')) },
  },
})
board.tell(({ problems }) => vite.ws.send('fenxiao:problems', problems))
const loop = new SchemaLoop({ root, vite, api, board })
api.waitFor(() => loop.idle())
const closeSchemas = watchSchemas(root, () => loop.run())
watchSources({ vite, changed: (paths) => loop.swap(paths), restart: () => void stop(restartStatus) })
// Vite treats the end of a read input as a request to stop, and an input that is no terminal ends at once.
if (process.stdin.isTTY)
  process.stdin.on('data', (typed) => /^y\s*$/iu.test(String(typed)) && void board.confirm())
await vite.listen()
vite.printUrls()

// Both signals arrive after Ctrl+C in a terminal, because dev.ts passes one on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
whenOrphaned(() => void stop(0))
// One unexpected failure of a request must not end the session.
process.on('unhandledRejection', (error) => loop.isEnded || console.error(error))

async function stop(status: number): Promise<void> {
  if (loop.isEnded) return
  loop.end()
  // Modules that are still loading fail now, and Vite would print their stacks.
  vite.config.logger.error = () => undefined
  closeSchemas()
  await vite.close()
  await api.close()
  process.exit(status)
}
