/** Heads are longer in no file. */
const looksAt = 100_000

/** What ends the lines of a CSV. Files that programs put together from others end some by \n and some by \r\n: a carriage return is then left at the end of a line. */
export function csvLineBreak(text: string): '\n' | '\r' {
  const bare = text.slice(0, looksAt).replaceAll(/"(?:[^"]|"")*"/gu, '')
  return bare.includes('\r') && !bare.includes('\n') ? '\r' : '\n'
}

/** The cells of a line without the carriage return of its end. */
export function withoutReturn(cells: readonly string[]): string[] {
  const last = cells.at(-1) ?? ''
  return last.endsWith('\r') ? [...cells.slice(0, -1), last.slice(0, -1)] : [...cells]
}
