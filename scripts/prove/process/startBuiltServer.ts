import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { buildServer } from './buildServer.ts'

/** A server in a process of its own. */
export interface BuiltServer {
  process: ChildProcess
  /** Where it listens; fails with its words when it ends instead. */
  address: Promise<string>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts the bundled server, on request with flags of Node; it is there in a second. */
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
  // It must not outlive a proof that fails.
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
  // A test that kills it does not ask for its address any more.
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
