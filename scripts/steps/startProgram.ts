import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A script that runs in a process of its own. */
export interface Program {
  /** Everything it printed so far. */
  output: () => string
  /** Waits until it prints something like this, and answers the first group of it; fails with its output when it ends instead. */
  said: (pattern: RegExp) => Promise<string>
  signal: (name: NodeJS.Signals) => void
  /** How it ended. */
  exitCode: () => Promise<number | null>
}

interface Circumstances {
  folder: string
  environment: Readonly<Record<string, string>>
}

/** Starts a file, bundled or in TypeScript, with arguments in a folder, on ports that are free; it does not outlive this process. */
export function startProgram(args: readonly string[], { folder, environment }: Circumstances): Program {
  const loader = args[0]?.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...loader, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...environment },
  })
  const end = (): void => void child.kill('SIGTERM')
  process.once('exit', end)
  // Not 'exit', after which there may still be something to read.
  const exited = once(child, 'close').then(() => process.off('exit', end))
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
      for (const listener of listeners) listener()
    })
  const said = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(output)?.[1]
        if (found === undefined) return
        listeners.delete(look)
        resolve(found)
      }
      listeners.add(look)
      look()
      void exited.then(() => reject(new Error(`${args.join(' ')} ended: ${output}`)))
    })
  return {
    output: () => output,
    said,
    signal: (name) => void child.kill(name),
    exitCode: async () => {
      await exited
      return child.exitCode
    },
  }
}
