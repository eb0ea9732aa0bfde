import { destination } from 'pino'

// A system call for each line would cost a busy server as much as answering its calls.
const gatherBytes = 32_768
const flushMs = 100

const output = destination({ dest: 1, sync: false, minLength: gatherBytes, maxWrite: 2 * gatherBytes })
// The reader of the output may have ended; the log table still has the lines.
output.on('error', () => undefined)
setInterval(() => output.flush(), flushMs).unref()
process.on('exit', () => output.flushSync())

/** How long a stalled reader may delay the end of the process. */
const patienceMs = 1000

/**
 * Waits until all lines are printed or their reader stalls. To be called before the process ends: its last, synchronous flush
 * would retry for ever without a reader.
 */
export function flushLog(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs).unref()
    output.flush(() => resolve())
  })
}

/** Prints a line, together with those of the next tenth of a second. */
export function printLine(line: string): void {
  output.write(line)
}
