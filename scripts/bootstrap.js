// Plain JavaScript, because it runs before anything is installed: `node scripts/bootstrap.js <command> [arguments]` installs the
// packages of package-lock.json that node_modules lacks, then runs scripts/<command>.ts. After `start` has built the server, or
// found it unchanged, this process becomes the server, so that no other one waits beside it.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isPrepared, preparedFor, rememberPrepared } from './steps/preparedStart.js'
import { whenOrphaned } from './dev/whenOrphaned.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const marker = join(root, 'node_modules', '.fenxiao-installed')
const [command, ...rest] = process.argv.slice(2)

refuseOldNode()
await installWhenNeeded()
const status = command === 'start' ? await prepareStart() : await runScript()
if (command === 'start' && status === 0) await becomeServer()
else process.exitCode = status

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Fenxiao needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

async function installWhenNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Installing packages …')
  const status = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) {
    console.error('npm ci failed; see the messages above. Check the network and run the command again.')
    process.exit(status)
  }
  writeFileSync(marker, wanted)
}

/** Runs the script only after a change, because running it to find none takes as long as the server's own start. */
async function prepareStart() {
  const wanted = preparedFor(root, rest)
  if (isPrepared(root, wanted)) return 0
  const status = await runScript()
  // Files that were edited or generated during the run are checked by the next start.
  if (status === 0 && preparedFor(root, rest) === wanted) rememberPrepared(root, wanted)
  return status
}

function runScript() {
  const script = join(root, 'scripts', `${command}.ts`)
  return run(process.execPath, ['--import', 'tsx', script, ...rest])
}

async function becomeServer() {
  const server = join(root, 'dist', 'server', 'main.js')
  process.chdir(root)
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, server, ...rest]
  // npm ends only the shell between itself and this process.
  whenOrphaned(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(server).href)
}

/** Runs a program to its end in the project's root, sharing the terminal and forwarding the signal to stop. */
function run(program, programArguments) {
  const shell = process.platform === 'win32' && program === 'npm'
  const child = spawn(program, programArguments, { cwd: root, stdio: 'inherit', shell })
  const passOn = (signal) => child.kill(signal)
  // Ctrl+C reaches the child directly; this process only has to outlive it.
  const ignore = () => {}
  process.on('SIGTERM', passOn).on('SIGINT', ignore)
  const orphaned = whenOrphaned(() => passOn('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status, signal) => {
      process.off('SIGTERM', passOn).off('SIGINT', ignore)
      clearInterval(orphaned)
      resolve(status ?? (signal ? 130 : 1))
    })
  })
}
