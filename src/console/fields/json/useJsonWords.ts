import { useMemo } from 'react'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { JsonProblem } from './checkJson.ts'
import type { JsonWords } from './JsonInput.tsx'
import type { JsonTexts } from './messages/zh.ts'

/** The texts are loaded with the first JSON input. */
const useTexts = wordsHook<JsonTexts>({
  zh: async () => (await import('./messages/zh.ts')).jsonWords,
  en: async () => (await import('./messages/en.ts')).jsonWords,
})

/** The parser's error numbers, as jsonc-parser documents them. */
const syntaxWords: Readonly<Record<string, keyof JsonTexts>> = {
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

/** The words for problems in a JSON text, in the language of the page. */
export function useJsonWords(): JsonWords {
  const texts = useTexts()
  return useMemo(() => {
    const said: Readonly<Record<JsonProblem['kind'], (problem: JsonProblem) => string>> = {
      syntax: ({ subject }) => texts[syntaxWords[subject] ?? 'badCharacter'],
      roundedNumber: ({ subject: number }) => fillPlaceholders(texts.roundedNumber, { number }),
      wrongShape: () => texts.wrongShape,
      unknownKey: ({ subject: key, nearest }) =>
        nearest === undefined
          ? fillPlaceholders(texts.unknownKey, { key })
          : fillPlaceholders(texts.nearKey, { key, nearest }),
      repeatedKey: ({ subject: key }) => fillPlaceholders(texts.repeatedKey, { key }),
    }
    return {
      keys: (count) => fillPlaceholders(texts.keys, { count }),
      problem: (problem) => {
        const { kind, line, column } = problem
        return fillPlaceholders(texts.place, { line, column, problem: said[kind](problem) })
      },
    }
  }, [texts])
}
