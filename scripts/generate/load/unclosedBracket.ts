import { createScanner } from 'jsonc-parser'

/** A brace or bracket that is not closed where the lines after it are indented as if it were. */
export interface Unclosed {
  /** Where something stands that does not belong inside of it. */
  offset: number
  opener: '{' | '['
  /** The line in which it begins. */
  line: number
}

interface Opened {
  opener: '{' | '['
  line: number
  indentation: number
}

/** The first one, told by the indentation of lines: what is inside of a bracket stands farther to the right than the line that opens it. */
export function unclosedBracket(text: string): Unclosed | undefined {
  const scanner = createScanner(text, true)
  const opened: Opened[] = []
  let last = -1
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const sign = text[offset] ?? ''
    const line = scanner.getTokenStartLine()
    const column = scanner.getTokenStartCharacter()
    const isFirst = line !== last
    last = line
    const inner = opened.at(-1)
    if (inner && isFirst && isOutside(inner, sign, column))
      return { offset, opener: inner.opener, line: inner.line + 1 }
    if (isCloser(sign)) opened.pop()
    // Brackets that open in one line close in lines that begin alike.
    if (sign === '{' || sign === '[')
      opened.push({ opener: sign, line, indentation: isFirst ? column : indentationAt(text, offset) })
  }
  return undefined
}

function isOutside({ indentation }: Opened, sign: string, column: number): boolean {
  return isCloser(sign) ? column < indentation : column <= indentation
}

function isCloser(sign: string): boolean {
  return sign === '}' || sign === ']'
}

function indentationAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/u.exec(text.slice(start))?.[0].length ?? 0
}
