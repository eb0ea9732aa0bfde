import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../steps/root.ts'
import { peakMemoryOf } from './peakMemoryOf.ts'

/** A script that has ended. */
export interface FinishedProcess {
  ms: number
  /** The peak memory in MiB, as far as the system reported it. */
  memory: number
  output: string
}

const lookEveryMs = 100

/** Runs a script of the project; a failed one is thrown as an error with its output. */
export async function finishProcess(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<FinishedProcess> {
  const started = performance.now()
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment }
  const child = spawn(process.execPath, args, { cwd: root, env })
  let output = ''
  let memory = 0
  const read = (chunk: unknown): void => void (output += String(chunk))
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const looking = setInterval(() => {
    if (child.exitCode === null) memory = peakMemoryOf(child.pid)
  }, lookEveryMs)
  const [code] = await once(child, 'close')
  clearInterval(looking)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`)
  return { ms: performance.now() - started, memory, output }
}
