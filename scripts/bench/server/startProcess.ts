import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../steps/root.ts'
import { peakMemoryOf } from './peakMemoryOf.ts'

/** A server in its own process. */
export interface RunningProcess {
  address: string
  /** The milliseconds from the start of the process until it printed its address. */
  readyMs: number
  /** The process's memory in MiB; the peak, where the system reports it. */
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
      // Stops reading after the address, because the log of a server under load is long.
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
