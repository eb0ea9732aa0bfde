import { createScanner } from 'jsonc-parser'

/** A brace or bracket that is not closed. */
export interface Unclosed {
  /** The position of the first thing that does not belong inside it; absent: it is open at the end of the text. */
  offset?: number
  opener: '{' | '['
  /** Line and column of the bracket, counted from 1. */
  line: number
  column: number
}

interface Opened extends Pick<Unclosed, 'opener' | 'line' | 'column'> {
  indentation: number
}

/**
 * The first unclosed bracket: another bracket closes before it, or lines are indented as if it were closed, because the inside of
 * a bracket is indented farther than the line that opens it. Else the innermost bracket that is open at the end.
 */
export function unclosedBracket(text: string): Unclosed | undefined {
  const scanner = createScanner(text, true)
  const isIndented = /^[ \t]/mu.test(text)
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
    const isLeft = inner && isFirst && isIndented && isOutside(inner, sign, column)
    if (inner && (isLeft || (isCloser(sign) && sign !== closerOf[inner.opener]))) return { ...inner, offset }
    if (isCloser(sign)) opened.pop()
    // Brackets that open in one line close in lines with the same indentation.
    if (sign === '{' || sign === '[')
      opened.push({
        opener: sign,
        line: line + 1,
        column: column + 1,
        indentation: isFirst ? column : indentationAt(text, offset),
      })
  }
  return opened.at(-1)
}

export const closerOf = { '{': '}', '[': ']' } as const

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
