import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { ConditionProperty, ConditionOperator } from './Condition.ts'
import type { ConditionWords } from './messages/zh.ts'

type Special = Partial<Record<ConditionOperator, string>>

/** The word for a comparison, which depends on the property: numbers are equal, days are before or after. */
export function operatorWord(
  words: ConditionWords,
  { field }: Pick<ConditionProperty, 'field'>,
  operator: ConditionOperator,
): string {
  return specialOf(words, field.type)[operator] ?? words.operators[operator]
}

function specialOf(words: ConditionWords, kind: ConditionProperty['field']['type']): Special {
  const { cell, filter } = factsOf(kind)
  if (kind === 'references' || filter === 'holds') return words.ofLists
  if (cell === 'day' || cell === 'moment' || cell === 'clock') return words.ofDays
  const isValue = cell !== 'choice' && cell !== 'truth' && cell !== 'reference'
  return isValue ? words.ofValues : {}
}
