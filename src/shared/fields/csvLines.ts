/** The most characters that are searched for the heads; no file has longer ones. */
const headsAtMost = 100_000

/** The line break of a CSV text. A text that mixes \n and \r\n, as merged files do, keeps a carriage return at some line ends. */
export function csvLineBreak(text: string): '\n' | '\r' {
  const bare = text.slice(0, headsAtMost).replaceAll(/"(?:[^"]|"")*"/gu, '')
  return bare.includes('\r') && !bare.includes('\n') ? '\r' : '\n'
}

/** The cells of a line, without the carriage return at its end. */
export function withoutReturn(cells: readonly string[]): string[] {
  const last = cells.at(-1) ?? ''
  return last.endsWith('\r') ? [...cells.slice(0, -1), last.slice(0, -1)] : [...cells]
}
