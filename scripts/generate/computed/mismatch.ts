import { ExpressionFault } from './ExpressionFault.ts'
import type { ValueType } from './signatures.ts'

/** What values of a type are called. */
export const nouns = {
  number: 'a number',
  text: 'a text',
  boolean: 'true or false',
  date: 'a date',
  time: 'a moment',
} as const

/** How texts are joined. */
export const joinedTexts = 'Write concat(…, …) for texts.'

/** The fault that an operation got a value of another type, with advice on how to write it. */
export function mismatch(
  word: string,
  wanted: ValueType | 'any',
  found: ValueType = 'number',
): ExpressionFault {
  const noun = wanted === 'any' ? 'a value' : nouns[wanted]
  return new ExpressionFault(
    `"${word}" takes ${noun} where ${nouns[found]} stands.`,
    adviceOn(word, noun, found),
  )
}

function adviceOn(word: string, noun: string, found: ValueType): string {
  if (word === '+' && found === 'text') return joinedTexts
  if (word === '||' && found === 'text')
    return `${joinedTexts} The first of several that is set is coalesce(…, …).`
  if (word === '+' && found === 'date') return 'Write addDays(…, …) or addMonths(…, …) for dates.'
  if (word === '+' && found === 'time') return 'Write addHours(…, …) or addMinutes(…, …) for moments.'
  if (word === '-' && found === 'date')
    return 'Write days(…, …) for dates: the days from the first to the second.'
  if (word === '-' && found === 'time')
    return 'Write hours(…, …) or minutes(…, …) for moments: from the first to the second.'
  return noun === nouns.date && found === 'text'
    ? 'Write date("2026-01-31") for a date.'
    : `Write ${noun} there.`
}
