import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A script in its own process. */
export interface Program {
  /** All its output so far. */
  output: () => string
  /** Waits for output that matches and returns the first group; fails with the output if the program ends first. */
  said: (pattern: RegExp) => Promise<string>
  signal: (name: NodeJS.Signals) => void
  /** Its exit code. */
  exitCode: () => Promise<number | null>
}

interface Circumstances {
  folder: string
  environment: Readonly<Record<string, string>>
}

/** Starts a bundled or TypeScript file with arguments in a folder, on free ports; it ends with this process. */
export function startProgram(args: readonly string[], { folder, environment }: Circumstances): Program {
  const loader = args[0]?.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...loader, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...environment },
  })
  const end = (): void => void child.kill('SIGTERM')
  process.once('exit', end)
  // Not 'exit', because there may be output to read after it.
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
