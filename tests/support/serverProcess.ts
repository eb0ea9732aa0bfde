import { afterAll } from 'vitest'
import { startProgram } from '#scripts/steps/startProgram.ts'
import type { Program } from '#scripts/steps/startProgram.ts'
import { projectRoot } from '#server/config/projectRoot.ts'

/** A server in a process of its own, as people start it. */
export interface ServerProcess extends Program {
  /** Where it listens; fails with its output when it ends instead. */
  address(): Promise<string>
}

/** Starts `main.ts`; the process is killed after the block if it still runs. */
export function startServerProcess(
  environment: Record<string, string>,
  args: readonly string[] = [],
): ServerProcess {
  const program = startProgram(['src/server/main.ts', ...args], {
    folder: projectRoot,
    environment: { FENXIAO_DEMO: 'off', PASSWORD_COST: '10', ...environment },
  })
  afterAll(() => program.signal('SIGKILL'))
  return { ...program, address: () => program.said(/Listening on (http:\/\/\S+)/) }
}
