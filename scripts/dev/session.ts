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
    // The packages may be linked in from elsewhere.
    fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    // Records, builds and tests change files all the time; none of them is part of the page.
    watch: { ignored: ['data', 'dist', '.cache', 'tests', 'docs'].map((folder) => join(root, folder, '**')) },
  },
})
board.tell(({ problems }) => vite.ws.send('fenxiao:problems', problems))
const loop = new SchemaLoop({ root, vite, api, board })
api.waitFor(() => loop.idle())
const closeSchemas = watchSchemas(root, () => loop.run())
watchSources({ vite, changed: (paths) => loop.swap(paths), restart: () => void stop(restartStatus) })
// Vite takes the end of an input that is read for the wish to stop; what is no terminal ends at once.
if (process.stdin.isTTY)
  process.stdin.on('data', (typed) => /^y\s*$/iu.test(String(typed)) && void board.confirm())
await vite.listen()
vite.printUrls()

// Both reach this process when keys are pressed in a terminal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
whenOrphaned(() => void stop(0))
// One request that fails in a way nobody foresaw should not end the work of an afternoon.
process.on('unhandledRejection', (error) => loop.isEnded || console.error(error))

async function stop(status: number): Promise<void> {
  if (loop.isEnded) return
  loop.end()
  // What is being loaded is not, and Vite would say so by a stack.
  vite.config.logger.error = () => undefined
  closeSchemas()
  await vite.close()
  await api.close()
  process.exit(status)
}
