import { printParseErrorCode } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'

interface Words {
  message: string
  advice: string
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

/** Words for a JSON syntax error: what is wrong and what to write. */
export function syntaxAdvice(error: ParseError, text: string): Words {
  if (text.trim() === '') return { message: 'The file is empty.', advice: 'Write a JSON Schema object.' }
  return (
    wordsOf[printParseErrorCode(error.error)] ?? {
      message: 'This is not JSON.',
      advice: 'Check the quotes, commas and braces here.',
    }
  )
}
