import { ExpressionFault } from './ExpressionFault.ts'
import { isReference } from './signatures.ts'
import type { ValueType } from './signatures.ts'

/** The noun for values of a type. */
export function nounOf(type: ValueType): string {
  switch (type) {
    case 'number':
      return 'a number'
    case 'text':
      return 'a text'
    case 'boolean':
      return 'true or false'
    case 'date':
      return 'a date'
    case 'time':
      return 'a moment'
    default:
      return `a reference ${type}`
  }
}

/** Advice how to join texts. */
export const joinedTexts = 'Write concat(…, …) for texts.'

/** The fault that an operation got a value of a wrong type, with advice how to write it. */
export function mismatch(
  word: string,
  wanted: ValueType | 'any',
  found: ValueType = 'number',
): ExpressionFault {
  const noun = wanted === 'any' ? 'a value' : nounOf(wanted)
  return new ExpressionFault(
    `"${word}" takes ${noun} where ${nounOf(found)} stands.`,
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
  if (isReference(found))
    return 'References are compared with each other by "==" and "!="; "reference.property" reads what one leads to.'
  return noun === nounOf('date') && found === 'text'
    ? 'Write date("2026-01-31") for a date.'
    : `Write ${noun} there.`
}
