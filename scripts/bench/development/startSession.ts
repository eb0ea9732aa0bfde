import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** `npm run dev`, running. */
export interface Session {
  /** Where the console is; fails with the output when it ends instead. */
  address(): Promise<string>
  output: () => string
  stop(): Promise<void>
}

const lookMs = 50

/** Starts the development server of the project in a folder. */
export function startSession(folder: string, environment: Readonly<Record<string, string>>): Session {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      VITE_PORT: '0',
      NO_COLOR: '1',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  })
  // It must not outlive whoever started it.
  const end = (): void => void child.kill('SIGTERM')
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const address = async (): Promise<string> => {
    for (;;) {
      const found = /Local: +(http:\S+)/u.exec(output)?.[1]
      if (found !== undefined) return found
      if (child.exitCode !== null) throw new Error(`The development server ended: ${output}`)
      await wait(lookMs)
    }
  }
  const stop = async (): Promise<void> => {
    process.off('exit', end)
    const exited = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await exited
  }
  return { address, output: () => output, stop }
}
