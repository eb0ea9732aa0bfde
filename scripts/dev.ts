import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'vite'
import { generateOrExit } from './steps/generateOrExit.ts'
import { root } from './steps/root.ts'

// `npm run dev`: the API restarts and the console reloads when a source changes; schemas are watched and generated again.
const apiPort = process.env['PORT'] ?? '8080'
const children: ChildProcess[] = []

await generateOrExit()
start(['--import', 'tsx', 'scripts/generate.ts', '--watch'])
start([
  'node_modules/tsx/dist/cli.mjs',
  'watch',
  '--clear-screen=false',
  'src/server/main.ts',
  ...process.argv.slice(2),
])
process.env['PORT'] = apiPort
const vite = await createServer({ root })
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop())
}

function start(nodeArguments: readonly string[]): void {
  const child = spawn(process.execPath, nodeArguments, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  child.once('exit', (status) => status && void stop(status))
  children.push(child)
}

async function stop(status = 0): Promise<void> {
  for (const child of children) child.kill('SIGTERM')
  await vite?.close()
  process.exitCode = status
}
