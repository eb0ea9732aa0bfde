import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { buildServer } from './buildServer.ts'

/** A server in its own process. */
export interface BuiltServer {
  process: ChildProcess
  /** Its address; fails with the output if the process ends first. */
  address: Promise<string>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts the bundled server, optionally with flags of Node; it is ready within a second. */
export async function startBuiltServer(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<BuiltServer> {
  const main = await buildServer()
  const child = spawn(process.execPath, [...flags, main], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], PORT: '0', FENXIAO_DEMO: 'off', LOG_LEVEL: 'silent', ...environment },
  })
  const ended = once(child, 'exit')
  // The server must not outlive a failed proof.
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  void ended.then(() => process.off('exit', end))
  const address = new Promise<string>((resolve, reject) => {
    let output = ''
    const look = (chunk: unknown): void => {
      output += String(chunk)
      const found = /Listening on (http:\/\/\S+)/u.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    void ended.then(() => reject(new Error(`The server ended: ${output}`)))
  })
  // A test that kills the server no longer awaits its address.
  address.catch(() => undefined)
  return {
    process: child,
    address,
    kill: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
}
