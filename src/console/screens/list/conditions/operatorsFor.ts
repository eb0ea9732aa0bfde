import type { CellForm } from '#shared/fields/FieldFacts.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import type { ConditionProperty, ConditionOperator } from './Condition.ts'

const presence = ['set', 'unset'] as const satisfies ConditionOperator[]
const sameness = ['eq', 'ne', ...presence] as const satisfies ConditionOperator[]
const order = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', ...presence] as const satisfies ConditionOperator[]
// Moments are compared by ranges only, since users do not know them to the millisecond.
const span = ['gte', 'lte', ...presence] as const satisfies ConditionOperator[]

const operators: Readonly<Record<CellForm, readonly ConditionOperator[]>> = {
  text: ['like', ...sameness],
  texts: sameness,
  integer: order,
  number: order,
  numbers: [],
  money: order,
  percent: order,
  truth: ['eq', ...presence],
  choice: sameness,
  choices: sameness,
  reference: sameness,
  references: sameness,
  day: ['eq', 'gte', 'lte', ...presence],
  moment: span,
  time: sameness,
  clock: span,
  duration: sameness,
  file: presence,
  files: [],
  json: [],
  object: [],
  values: [],
  rows: [],
}

/** The comparisons of a property, the most usual first; empty if lists cannot be filtered by it. */
export function operatorsFor({
  field,
  isTree,
}: Pick<ConditionProperty, 'field' | 'isTree'>): readonly ConditionOperator[] {
  const { cell, filter } = factsOf(field.type)
  if (field.type === 'references') return isTree ? ['within', ...sameness] : sameness
  if (filter === undefined) return []
  // The address of a picture means nothing to users.
  if (field.type === 'image') return presence
  if (field.type === 'reference' && isTree) return ['within', ...sameness]
  return field.whole && cell === 'text' ? sameness : operators[cell]
}
