/** SQL that was printed piece by piece; only this file makes it. */
class PrintedDdl {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The finished text, for the file. */
  get text(): string {
    return this.#text
  }
}

export type { PrintedDdl as Ddl }

/** Joins printed pieces into SQL; a bare string is refused. */
export function ddl(texts: TemplateStringsArray, ...pieces: readonly PrintedDdl[]): PrintedDdl {
  const parts = texts.map((text, index) => {
    if (index >= pieces.length) return text
    const piece = pieces[index]
    if (!(piece instanceof PrintedDdl)) throw new TypeError('ddl`…` takes printed pieces only')
    return text + piece.text
  })
  return new PrintedDdl(parts.join(''))
}

/** Pieces with a comma between them. */
export function ddlList(pieces: readonly PrintedDdl[]): PrintedDdl {
  return new PrintedDdl(pieces.map((piece) => piece.text).join(', '))
}

/** SQL from the snapshot, which an earlier run printed. */
export function ddlOfSnapshot(text: string): PrintedDdl {
  return new PrintedDdl(text)
}

/** A quoted name. */
export function sqlName(text: string): PrintedDdl {
  refuseUnstorable(text)
  if (text === '' || new TextEncoder().encode(text).length > 63)
    throw new TypeError(`not a SQL name: ${text}`)
  return new PrintedDdl(`"${text.replaceAll('"', '""')}"`)
}

/** A constant: text in quotes, number, truth value or NULL. */
export function sqlLiteral(value: string | number | boolean | null): PrintedDdl {
  if (value === null) return new PrintedDdl('NULL')
  if (typeof value !== 'string') return new PrintedDdl(String(value))
  refuseUnstorable(value)
  const inner = value.replaceAll("'", "''")
  // E'…' reads backslashes the same way for every setting of standard_conforming_strings.
  return new PrintedDdl(inner.includes('\\') ? `E'${inner.replaceAll('\\', '\\\\')}'` : `'${inner}'`)
}

/** A line comment per line of the text. */
export function sqlComment(text: string): PrintedDdl {
  const lines = text.replaceAll('\0', '').split(/[\r\n\u2028\u2029]+/u)
  return new PrintedDdl(lines.map((line) => `-- ${line}`).join('\n'))
}

function refuseUnstorable(text: string): void {
  if (/\0|\p{Surrogate}/u.test(text)) throw new TypeError(`PostgreSQL cannot hold ${JSON.stringify(text)}`)
}
