import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { restartStatus } from './dev/restartStatus.ts'
import { readArguments } from './steps/readArguments.ts'
import { root } from './steps/root.ts'
import { whenOrphaned } from './dev/whenOrphaned.js'

// `npm run dev`: the API and the console in one process that follows every saved file. A change of the process's own parts, such
// as the generator or the database driver, ends it with a special status, and it is restarted.
readArguments({
  usage: 'npm run dev [-- --no-demo --no-samples]',
  options: { 'no-demo': { type: 'boolean' }, 'no-samples': { type: 'boolean' } },
})
let child = start()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => child.kill('SIGTERM'))
}

whenOrphaned(() => child.kill('SIGTERM'))

function start() {
  const session = join(root, 'scripts/dev/session.ts')
  const started = spawn(process.execPath, ['--import', 'tsx', session, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  started.once('exit', (status) => {
    if (status === restartStatus) child = start()
    else process.exitCode = status ?? 0
  })
  return started
}
