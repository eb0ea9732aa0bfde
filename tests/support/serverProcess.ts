import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll } from 'vitest'
import { projectRoot } from '#server/config/projectRoot.ts'

/** A server in a process of its own, as people start it. */
export interface ServerProcess {
  /** Everything it printed so far. */
  output(): string
  /** Where it listens; fails with its output when it ends instead. */
  address(): Promise<string>
  signal(name: NodeJS.Signals): void
  /** How it ended. */
  exitCode(): Promise<number | null>
}

/** Starts `main.ts`; the process is killed after the block if it still runs. */
export function startServerProcess(
  environment: Record<string, string>,
  args: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', ...args], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      FENXIAO_DEMO: 'off',
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const exited = once(child, 'exit')
  afterAll(() => child.kill('SIGKILL'))
  const address = async (): Promise<string> => {
    for (;;) {
      const found = /Listening on (http:\/\/\S+)/.exec(output)?.[1]
      if (found !== undefined) return found
      if (child.exitCode !== null) throw new Error(`The server ended: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return {
    output: () => output,
    address,
    signal: (name) => void child.kill(name),
    exitCode: async () => {
      await exited
      return child.exitCode
    },
  }
}
