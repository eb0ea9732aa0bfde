// Node and browsers both have TextDecoder, but this room has the types of neither.
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/** The encodings that are recognised. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

/** A text and how it was encoded. */
export interface DecodedText {
  text: string
  encoding: TextEncoding
  /** The first line with invalid bytes, each of which becomes U+FFFD in the text. */
  damagedLine?: number
}

/**
 * Decodes a file by its byte order mark, else as UTF-16 where many bytes are zero, else as UTF-8, else as GB 18030, which
 * includes GBK. A few damaged bytes do not make another encoding of a text that is otherwise UTF-8.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const known = encodingOf(bytes)
  const encoding = known === 'gb18030' && isMostlyUtf8(bytes) ? 'utf-8' : known
  const whole = decoded(bytes, encoding)
  if (whole !== undefined) return { text: whole, encoding }
  const text = new TextDecoder(encoding).decode(bytes)
  return { text, encoding, damagedLine: lineOf(text, text.indexOf(noCharacter)) }
}

/** The encoding of bytes, on the assumption that they are text. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const marked = markedEncoding(bytes)
  if (marked) return marked
  const isAlsoUtf8 = decoded(bytes, 'utf-8') !== undefined
  return utf16Of(bytes, isAlsoUtf8) ?? (isAlsoUtf8 ? 'utf-8' : 'gb18030')
}

function markedEncoding([first, second, third]: Uint8Array): TextEncoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}

const looksAt = 1000

/**
 * Detects UTF-16 by zero bytes: texts in the other encodings have none, while separators and line breaks in UTF-16 have one. A
 * text that also reads as UTF-8 is nearly all ASCII: in UTF-16, every second byte of it is zero; single zeros come from a broken
 * program.
 */
function utf16Of(bytes: Uint8Array, isAlsoUtf8: boolean): TextEncoding | undefined {
  const looked = bytes.subarray(0, looksAt)
  const zeros = { even: 0, odd: 0 }
  looked.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1
  })
  const count = zeros.even + zeros.odd
  if (count === 0 || (isAlsoUtf8 && count < looked.length / 4)) return undefined
  return zeros.odd >= zeros.even ? 'utf-16le' : 'utf-16be'
}

const noCharacter = '\uFFFD'
const firstOfThreeBytes = '\u0800'
const judgedBy = 100_000

/** Compares valid with invalid characters: Chinese has three bytes each in UTF-8, and GB 18030 is mostly invalid as UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const start = bytes.findIndex((byte) => byte >= 0x80)
  const text = new TextDecoder('utf-8').decode(bytes.subarray(start, start + judgedBy))
  let surplus = 0
  for (const character of text)
    if (character === noCharacter) surplus -= 1
    else if (character >= firstOfThreeBytes) surplus += 1
  return surplus > 0
}

function decoded(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n|\r|\n/u).length
}
