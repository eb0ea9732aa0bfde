/** TypeScript that was printed piece by piece. Only this file makes it, so no text of a schema can become code. */
class PrintedCode {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The finished text, for the file. */
  get text(): string {
    return this.#text
  }
}

export type { PrintedCode as Code }

const width = 108
// Texts that can be quoted unchanged, which are nearly all.
const plain = /^[^\\"'<\p{Cc}\p{Cs}\u2028\u2029]*$/u
const identifier = /^[A-Za-z_$][A-Za-z0-9_$]*$/
const reserved = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield'
  ).split(' '),
)

/** Joins printed pieces into code; it refuses bare strings, so that schemas cannot write code. */
export function code(texts: TemplateStringsArray, ...pieces: readonly PrintedCode[]): PrintedCode {
  const parts = texts.map((text, index) => {
    const piece = pieces[index]
    if (piece === undefined && index >= pieces.length) return text
    if (!(piece instanceof PrintedCode)) throw new TypeError('code`…` takes printed pieces only')
    return text + piece.text
  })
  return new PrintedCode(parts.join(''))
}

/** One piece per line. */
export function lines(pieces: readonly PrintedCode[]): PrintedCode {
  return new PrintedCode(pieces.map((piece) => piece.text).join('\n'))
}

/** An identifier. */
export function name(text: string): PrintedCode {
  if (!identifier.test(text) || reserved.has(text)) throw new TypeError(`not a name: ${JSON.stringify(text)}`)
  return new PrintedCode(text)
}

/** A comment of its own; line ends in the text start further comment lines. */
export function comment(text: string): PrintedCode {
  const lines = text.split(/[\r\n\u2028\u2029]+/u).map((line) => `// ${line.replaceAll('\0', '')}`)
  return new PrintedCode(lines.join('\n'))
}

/** A documentation comment. */
export function documentation(text: string): PrintedCode {
  return new PrintedCode(`/** ${commentText(text)} */`)
}

/** Text fit for the inside of a block comment. */
export function commentText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(/[\r\n\u2028\u2029]+/gu, ' ')
    .replaceAll('*/', '* /')
}

/** Code that another generator printed from an object of ours; it does its own quoting. */
export function printedElsewhere(text: string): PrintedCode {
  return new PrintedCode(text)
}

/** Prints a JSON value, with code inside it, as code that evaluates to an equal value, for any texts in it. */
export function literal(value: unknown): PrintedCode {
  return new PrintedCode(printed(value, 0))
}

function printed(value: unknown, indent: number): string {
  if (value instanceof PrintedCode) return value.text
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number' && Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value)
  if (typeof value === 'boolean' || value === null) return String(value)
  if (Array.isArray(value)) return printedList(value, indent)
  if (typeof value === 'object') return printedObject(value, indent)
  throw new TypeError(`cannot print a ${typeof value}`)
}

function printedList(items: readonly unknown[], indent: number): string {
  return wrapped(
    items.map((item) => printed(item, indent + 2)),
    indent,
    ['[', ']'],
  )
}

function printedObject(members: object, indent: number): string {
  const printedMembers = Object.entries(members).flatMap(([key, member]) =>
    member === undefined ? [] : [`${printedKey(key)}: ${printed(member, indent + 2)}`],
  )
  return wrapped(printedMembers, indent, ['{ ', ' }'])
}

function wrapped(parts: readonly string[], indent: number, [open, close]: readonly [string, string]): string {
  if (parts.length === 0) return open.trim() + close.trim()
  const line = open + parts.join(', ') + close
  if (!line.includes('\n') && line.length + indent <= width - 20) return line
  const inner = ' '.repeat(indent + 2)
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${' '.repeat(indent)}${close.trim()}`
}

// A plain `__proto__:` in a literal would set the prototype instead of making a member.
function printedKey(key: string): string {
  if (key === '__proto__') return "['__proto__']"
  return identifier.test(key) ? key : quoted(key)
}

function quoted(text: string): string {
  if (plain.test(text)) return `'${text}'`
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/\\.|'/gu, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('</', '<\\/')
    .replaceAll('<!--', '<\\!--')
  return `'${inner}'`
}
