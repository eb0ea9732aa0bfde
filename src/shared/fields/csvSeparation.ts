/** What may separate the cells of a line; of two that are there as often, the former does. */
const separators = [',', ';', '\t', '|'] as const
/** Heads are longer in no file. */
const looksAt = 100_000
/** By which spreadsheets are told. */
const toldLine = /^"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\r|\n)/iu

/** How the cells of a text are separated. */
interface Separation {
  separator: string
  /** Where the heads begin: behind a first line that only tells the separator, `sep=;`. */
  start: number
}

/** How the cells of a text are separated: its first line may say so, or else the heads tell it, since cells may hold the other characters, too. */
export function csvSeparation(text: string): Separation {
  const [line = '', told] = toldLine.exec(text) ?? []
  if (told !== undefined) return { separator: told, start: line.length }
  const heads = headsOf(text)
  const countOf = (separator: string) => heads.split(separator).length
  const separator = separators.reduce<string>(
    (best, each) => (countOf(each) > countOf(best) ? each : best),
    ',',
  )
  return { separator, start: 0 }
}

/** The first line that holds something; what is within quotation marks separates nothing. */
function headsOf(text: string): string {
  const bare = text.slice(0, looksAt).replaceAll(/"(?:[^"]|"")*"/gu, 'x')
  return bare.split(/[\r\n]/u).find((line) => /[^\s,;|]/u.test(line)) ?? ''
}
