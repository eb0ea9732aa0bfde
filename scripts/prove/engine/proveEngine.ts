import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { copyCompiled } from '../../steps/copyCompiled.ts'
import { startProgram } from '../../steps/startProgram.ts'
import { inCopyOfProject } from '../copyOfProject.ts'
import { remainingTests } from './remainingTests.ts'
import { removeBusiness } from './removeBusiness.ts'

/** One attempt without the business, with its output if it failed. */
export interface EngineStep {
  name: string
  failure?: string
}

interface EngineOptions {
  /** Whether to build too, and to run the tests that do not name the business. */
  isWhole: boolean
  onStep?: (step: EngineStep) => void
}

const rooms = ['src/shared', 'generated', 'src/server', 'src/console', 'src/serviceWorker']

/** Removes the business and the demonstration in a copy, and checks that a whole product remains; stops at the first failure. */
export function proveEngine({ isWhole, onStep }: EngineOptions): Promise<EngineStep[]> {
  return inCopyOfProject(async (folder) => {
    removeBusiness(folder)
    const run = (file: string, args: readonly string[] = []) => runIn(folder, file, args)
    const attempts: Record<string, () => Promise<void>> = {
      generates: () => run('scripts/generate.ts'),
      compiles: () => {
        copyCompiled(folder)
        return run('node_modules/typescript/bin/tsc', ['--build', ...rooms])
      },
      starts: () => startIn(folder),
      ...(isWhole && {
        builds: () => run('scripts/build.ts'),
        'passes its tests': () => run('node_modules/vitest/vitest.mjs', ['run', ...remainingTests(folder)]),
      }),
    }
    return firstFailing(attempts, onStep)
  })
}

async function firstFailing(
  attempts: Record<string, () => Promise<void>>,
  onStep?: (step: EngineStep) => void,
): Promise<EngineStep[]> {
  const steps: EngineStep[] = []
  for (const [name, attempt] of Object.entries(attempts)) {
    const failure = await attempt().then(
      () => undefined,
      (error: unknown) => String(error),
    )
    const step = failure === undefined ? { name } : { name, failure }
    steps.push(step)
    onStep?.(step)
    if (failure !== undefined) break
  }
  return steps
}

async function runIn(folder: string, file: string, args: readonly string[]): Promise<void> {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: environment(),
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${`${stdout}${stderr}`.slice(-10_000)}`)
}

/** Starts the server on a new database and checks its health. */
async function startIn(folder: string): Promise<void> {
  const data = join(folder, 'data')
  const server = startProgram(['src/server/main.ts'], { folder, environment: { FENXIAO_DATA: data } })
  try {
    const address = await server.said(/Listening on (http:\/\/\S+)/u)
    const { status } = await fetch(`${address}/api/v1/health`)
    if (status !== 200) throw new Error(`GET /health answered ${status}: ${server.output()}`)
  } finally {
    server.signal('SIGTERM')
    await server.exitCode()
  }
}

/** The environment without Vitest's variables; with them, a nested Vitest would take itself for a worker. */
function environment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV|NODE_OPTIONS)/u.test(name),
  )
  return Object.fromEntries(entries.map(([name, value = '']) => [name, value]))
}
