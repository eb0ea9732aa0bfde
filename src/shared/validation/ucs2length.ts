/** The length in code points, as JSON Schema and PostgreSQL's char_length count it. */
export function ucs2length(text: string): number {
  let length = text.length
  for (let index = 0; index < text.length - 1; index++) {
    if (isHighSurrogate(text, index) && isLowSurrogate(text, index + 1)) {
      length--
      index++
    }
  }
  return length
}

function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800
}

function isLowSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xdc00
}
