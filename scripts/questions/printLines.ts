import { printable } from '#shared/words/printable.ts'

/** Prints lines in which there may be names that people gave: none of them can command the terminal, or pass for a line. */
export function printLines(lines: readonly string[]): void {
  process.stdout.write(`${lines.map(printable).join('\n')}\n`)
}
