import { printable } from '#shared/words/printable.ts'

/** Prints lines that may contain names given by users: control characters in them cannot command the terminal or fake a line. */
export function printLines(lines: readonly string[]): void {
  process.stdout.write(`${lines.map(printable).join('\n')}\n`)
}
