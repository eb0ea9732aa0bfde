import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isAbsolute } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A program of the folder `programs` in a process of its own. */
export interface RunningProgram {
  /** Every line it has printed so far. */
  lines: string[]
  /** Resolves with the first line that has this beginning; rejects if the program ends without one. */
  says(beginning: string): Promise<string>
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>
  signal(signal: NodeJS.Signals): void
  /** Sends the signal, and waits for the end. */
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts a program by its name, or a bundled one by its path; `setup` are shell commands before it, such as `ulimit`. */
export function startProgram(name: string, args: readonly string[], setup?: string): RunningProgram {
  const source = fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url))
  const program = isAbsolute(name) ? [name] : ['--import', 'tsx', source]
  const command = [process.execPath, ...program, ...args]
  const [file = '', ...rest] = setup ? ['sh', '-c', `${setup}; exec "$@"`, 'sh', ...command] : command
  const child = spawn(file, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += String(chunk)))
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const ended = once(child, 'close').then(([code, signal]) => Number(code ?? NaN) || String(signal ?? 0))
  const find = (beginning: string): string | undefined => lines.find((line) => line.startsWith(beginning))
  const says = (beginning: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const line = find(beginning)
        if (line !== undefined) resolve(line)
      }
      output.on('line', look)
      look()
      void ended.then(() => reject(new Error(`${name} ended without "${beginning}": ${complaints}`)))
    })
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null) child.kill(signal)
    await ended
  }
  return { lines, says, ended, kill, signal: (signal) => void child.kill(signal) }
}
