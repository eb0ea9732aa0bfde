import { startProgram } from '../../steps/startProgram.ts'

/** A running `npm run dev`. */
export interface Session {
  /** The console's address; fails with the output if the process ends first. */
  address(): Promise<string>
  output: () => string
  stop(): Promise<void>
}

/** Starts the development server of the project in a folder. */
export function startSession(folder: string, environment: Readonly<Record<string, string>>): Session {
  const settings = { VITE_PORT: '0', NO_COLOR: '1', LOG_LEVEL: 'silent', ...environment }
  const { said, output, signal, exitCode } = startProgram(['scripts/dev.ts'], {
    folder,
    environment: settings,
  })
  const stop = async (): Promise<void> => {
    signal('SIGTERM')
    await exitCode()
  }
  return { address: () => said(/Local: +(http:\S+)/u), output, stop }
}
