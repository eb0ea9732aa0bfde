import { formats } from '#shared/validation/formats.ts'
import type { FormatName } from '#shared/validation/formats.ts'
import { unfoldedSize } from './unfoldedSize.ts'

/**
 * A regular expression of JavaScript (with the u flag, as the validators use it) in a spelling that PostgreSQL reads the same
 * way, or undefined if it has a part that the two read differently.
 */
export function portablePattern(source: string): string | undefined {
  let rest = source
  let portable = ''
  while (rest !== '') {
    const piece = nextPiece(rest)
    if (!piece) return undefined
    portable += piece.portable
    rest = rest.slice(piece.length)
  }
  return unfoldedSize(portable) > maxSize ? undefined : portable
}

interface Piece {
  length: number
  portable: string
}

// The meaning of `.` in JavaScript; PostgreSQL's also matches line ends.
const anyCharacter = '[^\\n\\r\\u2028\\u2029]'
// PostgreSQL allows at most 255 repetitions.
const maxCount = 255
// PostgreSQL expands repetitions: at 40,000 parts it gives up, and the embedded one crashes with it.
const maxSize = 10_000
// PostgreSQL's \d, \w and \s follow the locale, JavaScript's do not.
const classes: Readonly<Record<string, string>> = {
  d: '0-9',
  w: 'A-Za-z0-9_',
  s: ' \\t\\n\\v\\f\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff',
}

function nextPiece(rest: string): Piece | undefined {
  const first = String.fromCodePoint(rest.codePointAt(0) ?? 0)
  if (first === '\\') return escapePiece(rest)
  if (first === '[') return classPiece(rest)
  if (first === '(') return groupPiece(rest)
  if (first === '{') return countPiece(rest)
  if (first === '.') return { length: 1, portable: anyCharacter }
  if ('*+?'.includes(first)) return quantifierPiece(rest, 1)
  if (first === ']' || first === '}' || isControl(first)) return undefined
  return { length: first.length, portable: first }
}

const escapes = /\\(?:u\{(?<long>[\da-fA-F]{1,6})\}|u(?<code>[\da-fA-F]{4})|(?<sign>.))/gsu

function escapePiece(rest: string): Piece | undefined {
  const [found] = rest.matchAll(escapes)
  const portable = portableEscape(found?.groups)
  if (!found || portable === undefined) return undefined
  const isClass = (found.groups?.['sign'] ?? '') in classes
  return { length: found[0].length, portable: isClass ? `[${portable}]` : portable }
}

/** Translates an escape inside or outside a class; undefined for one that PostgreSQL reads differently. */
function portableEscape({ long, code, sign = '' }: Readonly<Record<string, string | undefined>> = {}):
  | string
  | undefined {
  const point = long ?? code
  // Texts of a database contain no unpaired surrogates.
  if (point !== undefined) return /^0*d[89a-f]..$/iu.test(point) ? undefined : codePoint(point)
  return classes[sign] ?? (isPunctuation(sign) ? `\\${sign}` : undefined)
}

function codePoint(digits: string): string {
  const point = digits.replace(/^0+/u, '')
  return point.length > 4 ? `\\U${point.padStart(8, '0')}` : `\\u${point.padStart(4, '0')}`
}

// Allows a hyphen at either end, ranges between single characters, else single characters and classes: JavaScript also reads
// [a-f-z], which PostgreSQL refuses, and a range of classes, as in [\w-z], means different things.
const single = String.raw`(?:\\u\{[\da-fA-F]+\}|\\u[\da-fA-F]{4}|\\[^dwsu]|[^\\-])`
const plainMembers = new RegExp(String.raw`^-?(?:${single}-${single}|\\[dws]|${single})*-?$`, 'su')

function classPiece(rest: string): Piece | undefined {
  const found = /^\[(\^?)((?:\\.|[^\]\\[])+)\]/su.exec(rest)
  if (!found) return undefined
  const [whole, negated = '', members = ''] = found
  const odd = [...members.matchAll(escapes)].some(({ groups }) => portableEscape(groups) === undefined)
  const portable = members.replaceAll(
    escapes,
    (escape, ...[long, code, sign]: string[]) => portableEscape({ long, code, sign }) ?? escape,
  )
  if (odd || !members.match(plainMembers) || isControl(members)) return undefined
  return { length: whole.length, portable: `[${negated}${portable}]` }
}

function groupPiece(rest: string): Piece | undefined {
  if (rest.startsWith('(?:')) return { length: 3, portable: '(?:' }
  return rest.startsWith('(?') || rest.startsWith('(*') ? undefined : { length: 1, portable: '(' }
}

function countPiece(rest: string): Piece | undefined {
  const found = /^\{(\d+)(?:,(\d*))?\}/u.exec(rest)
  if (!found) return undefined
  const counts = [found[1], found[2]].filter((count) => count !== undefined && count !== '').map(Number)
  return counts.every((count) => count <= maxCount) ? quantifierPiece(rest, found[0].length) : undefined
}

// Greed decides how much is matched, not whether there is a match, but PostgreSQL applies it to the whole expression.
function quantifierPiece(rest: string, length: number): Piece | undefined {
  if ('?+*{'.includes(rest[length] ?? ' ')) return undefined
  return { length, portable: rest.slice(0, length) }
}

function isPunctuation(character: string): boolean {
  return /^[!-/:-@[-`{-~]$/u.test(character)
}

function isControl(character: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(character)
}

/** The pattern of a format in that spelling, if PostgreSQL reads it the same way. */
export function portableFormat(format: string): string | undefined {
  const rule = isFormat(format) ? formats[format] : undefined
  return rule instanceof RegExp ? portablePattern(rule.source) : undefined
}

function isFormat(format: string): format is FormatName {
  return Object.hasOwn(formats, format)
}
