import { destination } from 'pino'

// A system call for each line would cost a busy server as much as answering does.
const gatherBytes = 32_768
const flushMs = 100

const output = destination({ dest: 1, sync: false, minLength: gatherBytes, maxWrite: 2 * gatherBytes })
// The reader of the output may be gone; the log table still has the lines.
output.on('error', () => undefined)
setInterval(() => output.flush(), flushMs).unref()
process.on('exit', () => output.flushSync())

/** Prints a line, together with those that follow within a tenth of a second. */
export function printLine(line: string): void {
  output.write(line)
}
