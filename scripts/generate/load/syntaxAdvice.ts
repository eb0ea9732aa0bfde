import { printParseErrorCode } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import { lineOf } from './readJson.ts'
import { closerOf, unclosedBracket } from './unclosedBracket.ts'

interface Words {
  message: string
  advice: string
  /** The fault's position, if it differs from where the parser noticed it. */
  offset?: number
}

const wordsOf: Partial<Record<ReturnType<typeof printParseErrorCode>, Words>> = {
  InvalidSymbol: {
    message: 'This is not JSON.',
    advice: 'Write a string in double quotes, a number, true, false or null.',
  },
  InvalidNumberFormat: {
    message: 'This is not a JSON number.',
    advice: 'Write it like 12, -3 or 0.5.',
  },
  PropertyNameExpected: {
    message: 'A property name is missing here.',
    advice: 'Write a name in double quotes, or remove the comma before it.',
  },
  ValueExpected: {
    message: 'A value is missing here.',
    advice: 'Write the value, or remove the comma or colon before it.',
  },
  ColonExpected: { message: 'A colon is missing here.', advice: 'Write ":" after the name.' },
  CommaExpected: {
    message: 'A comma is missing here.',
    advice: 'Write "," between two entries.',
  },
  CloseBraceExpected: {
    message: 'An object is not closed.',
    advice: 'Write "}" where it ends.',
  },
  CloseBracketExpected: {
    message: 'A list is not closed.',
    advice: 'Write "]" where it ends.',
  },
  EndOfFileExpected: {
    message: 'Something follows after the end of the schema.',
    advice: 'Remove it, or the brace too many before it.',
  },
  InvalidCommentToken: {
    message: 'JSON has no comments.',
    advice: 'Use the keyword "$comment", or remove it.',
  },
  UnexpectedEndOfString: {
    message: 'A string is not closed.',
    advice: 'Write the closing double quote.',
  },
  InvalidUnicode: {
    message: 'This \\u escape is not complete.',
    advice: 'Write \\u and four hexadecimal digits.',
  },
  InvalidEscapeCharacter: {
    message: 'This escape does not exist in JSON.',
    advice: 'Write "\\\\" for a backslash itself.',
  },
  InvalidCharacter: {
    message: 'A control character stands in a string.',
    advice: 'Write it as an escape such as \\n or \\t.',
  },
}

/** Characters that Chinese keyboards type in place of those of JSON. */
const wide: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '＂': '"',
  '，': ',',
  '：': ':',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
}

/** Words of other languages for those of JSON. */
const foreignWords: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  undefined: 'null',
}

function symbolAdvice(symbol: string): Words | undefined {
  const typed = Object.keys(wide).find((character) => symbol.includes(character))
  const meant = lineOf(wide, typed) ?? lineOf(foreignWords, symbol)
  if (meant !== undefined)
    return { message: `${typed ?? symbol} is not JSON.`, advice: `Write ${meant} instead.` }
  return /^[^\S \n\r\t]/u.test(symbol)
    ? { message: 'This space is not one of JSON.', advice: 'Write an ordinary space.' }
    : undefined
}

const ends: ReadonlySet<ReturnType<typeof printParseErrorCode>> = new Set([
  'CloseBraceExpected',
  'CloseBracketExpected',
])

/** A parser notices an unclosed bracket only at the end of the file, or in the line where something unexpected follows. */
function unclosedAdvice({ error, offset }: ParseError, text: string): Words | undefined {
  const found = unclosedBracket(text)
  if (!found) return undefined
  const lineOfError = text.lastIndexOf('\n', offset - 1) + 1
  const at = found.offset ?? text.length
  const isHere = found.offset !== undefined && at >= lineOfError && at <= offset
  if (!(isHere || ends.has(printParseErrorCode(error)))) return undefined
  const { opener, line, column } = found
  const isSameLine = !text.slice(0, at).includes('\n', lineStart(text, line))
  const what = `The ${opener === '{' ? 'object' : 'list'} that begins in line ${line}`
  const where = isSameLine ? `${what}, column ${column},` : what
  return {
    ...(found.offset === undefined ? {} : { offset: found.offset }),
    message: `${where} is not closed${found.offset === undefined ? '' : ' before this'}.`,
    advice: `Write "${closerOf[opener]}" where it ends.`,
  }
}

function lineStart(text: string, line: number): number {
  let start = 0
  for (let each = 1; each < line; each += 1) start = text.indexOf('\n', start) + 1
  return start
}

/** Message and advice for a JSON syntax error. */
export function syntaxAdvice(error: ParseError, text: string): Words {
  if (text.trim() === '') return { message: 'The file is empty.', advice: 'Write a JSON Schema object.' }
  const code = printParseErrorCode(error.error)
  const symbol = text.slice(error.offset, error.offset + error.length)
  return (
    unclosedAdvice(error, text) ??
    (code === 'InvalidSymbol' ? symbolAdvice(symbol) : undefined) ??
    wordsOf[code] ?? {
      message: 'This is not JSON.',
      advice: 'Check the quotes, commas and braces here.',
    }
  )
}
