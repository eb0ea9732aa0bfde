import { afterAll } from 'vitest'
import { buildServer } from '#scripts/prove/process/buildServer.ts'
import { startProgram } from '#scripts/steps/startProgram.ts'
import type { Program } from '#scripts/steps/startProgram.ts'
import { projectRoot } from '#server/config/projectRoot.ts'

/** A server in a process of its own, as people start it. */
export interface ServerProcess extends Program {
  /** The address on which it listens; fails with its output if it ends instead. */
  address(): Promise<string>
}

/** Starts the bundled server, which starts in a third of the time; the process is killed after the block if it still runs. */
export async function startServerProcess(
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const program = startProgram([await buildServer(), ...args], {
    folder: projectRoot,
    environment: { FENXIAO_DEMO: 'off', PASSWORD_COST: '10', ...environment },
  })
  afterAll(() => program.signal('SIGKILL'))
  return { ...program, address: () => program.said(/Listening on (http:\/\/\S+)/) }
}
