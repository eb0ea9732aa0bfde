/** The possible separators of cells; if two occur equally often, the first one wins. */
const separators = [',', ';', '\t', '|'] as const
/** The most characters that are searched for the heads; no file has longer ones. */
const headsAtMost = 100_000
/** The line by which a file declares its separator to spreadsheets. */
const separatorLine = /^"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\r|\n)/iu

/** The separator of a text's cells. */
interface Separation {
  separator: string
  /** The start of the heads: after a first line that only declares the separator, `sep=;`. */
  start: number
}

/** Finds the separator: the first line may declare it; otherwise the heads decide, because cells may hold the others too. */
export function csvSeparation(text: string): Separation {
  const [line = '', told] = separatorLine.exec(text) ?? []
  if (told !== undefined) return { separator: told, start: line.length }
  const heads = headsOf(text)
  const countOf = (separator: string) => heads.split(separator).length
  const separator = separators.reduce<string>(
    (best, each) => (countOf(each) > countOf(best) ? each : best),
    ',',
  )
  return { separator, start: 0 }
}

/** The first line with content; quoted parts are ignored, because characters inside them separate nothing. */
function headsOf(text: string): string {
  const bare = text.slice(0, headsAtMost).replaceAll(/"(?:[^"]|"")*"/gu, 'x')
  return bare.split(/[\r\n]/u).find((line) => /[^\s,;|]/u.test(line)) ?? ''
}
