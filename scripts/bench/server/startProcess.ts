import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../steps/root.ts'
import { peakMemoryOf } from './peakMemoryOf.ts'

/** A server in a process of its own. */
export interface RunningProcess {
  address: string
  /** From the start of the process until it said where it listens, in milliseconds. */
  readyMs: number
  /** Memory that the process holds, in MiB; what it held at most, where the system tells. */
  memory(): number
  stop(): Promise<void>
}

/** Starts a script of the project and waits until it prints `Listening on …`. */
export async function startProcess(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<RunningProcess> {
  const started = performance.now()
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...environment }
  const child = spawn(process.execPath, args, { cwd: root, env })
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown): void => {
      // The log of a server under load is long, and the address comes first.
      if (output.length > 10_000) return
      output += String(chunk)
      const found = /Listening on (http:\/\/\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended: ${output}`)))
  })
  const readyMs = performance.now() - started
  const stop = async (): Promise<void> => {
    process.off('exit', kill)
    const exited = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await exited
  }
  return { address, readyMs, memory: () => peakMemoryOf(child.pid), stop }
}
