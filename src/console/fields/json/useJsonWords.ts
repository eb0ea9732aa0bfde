import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { JsonWords } from './JsonInput.tsx'

/** The parser's numbers of its errors, as jsonc-parser documents them. */
const syntaxWords: Readonly<Record<string, string>> = {
  '1': 'invalidSymbol',
  '2': 'invalidNumber',
  '3': 'propertyNameExpected',
  '4': 'valueExpected',
  '5': 'colonExpected',
  '6': 'commaExpected',
  '7': 'closeBraceExpected',
  '8': 'closeBracketExpected',
  '9': 'endOfFileExpected',
  '10': 'noComments',
  '11': 'noComments',
  '12': 'openString',
  '13': 'invalidNumber',
}

/** What is wrong with a JSON text, in the language of the page. */
export function useJsonWords(): JsonWords {
  const translate = useTranslate()
  return useMemo(() => {
    const say = (key: string, values = {}) => translate(`permissions.json.${key}`, values)
    return {
      keys: (count) => say('keys', { count }),
      problem: ({ kind, subject, nearest, line, column }) => {
        const words = {
          syntax: () => say(syntaxWords[subject] ?? 'badCharacter'),
          roundedNumber: () => say('roundedNumber', { number: subject }),
          wrongShape: () => say('wrongShape'),
          unknownKey: () => say(nearest ? 'nearKey' : 'unknownKey', { key: subject, nearest }),
          repeatedKey: () => say('repeatedKey', { key: subject }),
        }
        return say('place', { line, column, problem: words[kind]() })
      },
    }
  }, [translate])
}
