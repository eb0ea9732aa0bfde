import { destination } from 'pino'

// A system call for each line would cost a busy server as much as answering does.
const gatherBytes = 32_768
const flushMs = 100

const output = destination({ dest: 1, sync: false, minLength: gatherBytes, maxWrite: 2 * gatherBytes })
// The reader of the output may be gone; the log table still has the lines.
output.on('error', () => undefined)
setInterval(() => output.flush(), flushMs).unref()
process.on('exit', () => output.flushSync())

/** How long a reader that takes nothing may hold up the end. */
const patienceMs = 1000

/**
 * Waits until all lines are printed, or nobody reads them. To be asked for before the process ends: what is printed at its very end
 * is tried for ever where nobody reads.
 */
export function printed(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs).unref()
    output.flush(() => resolve())
  })
}

/** Prints a line, together with those that follow within a tenth of a second. */
export function printLine(line: string): void {
  output.write(line)
}
