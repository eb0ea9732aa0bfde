/** What may separate the cells of a line; of two that are there as often, the former does. */
const separators = [',', ';', '\t', '|'] as const
/** Heads are longer in no file. */
const looksAt = 100_000

/** The character that separates the cells of a text: the heads tell it, since cells may hold the others, too. */
export function csvSeparator(text: string): string {
  const heads = headsOf(text)
  const countOf = (separator: string) => heads.split(separator).length
  return separators.reduce<string>((best, each) => (countOf(each) > countOf(best) ? each : best), ',')
}

/** The first line that holds something; what is within quotation marks separates nothing. */
function headsOf(text: string): string {
  const bare = text.slice(0, looksAt).replaceAll(/"(?:[^"]|"")*"/gu, 'x')
  return bare.split(/[\r\n]/u).find((line) => /[^\s,;|]/u.test(line)) ?? ''
}
