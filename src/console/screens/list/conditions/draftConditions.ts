import type { Json } from '#shared/contracts/Json.ts'
import type { ConditionsInForce } from './conditionsInForce.ts'
import { isPresence } from './Condition.ts'
import type { ConditionProperty, Condition, ConditionOperator } from './Condition.ts'
import { operatorsFor } from './operatorsFor.ts'

/** A condition that is being edited. */
export interface DraftCondition {
  /** Identifies the line, however it is changed. */
  key: number
  /** Whether it is an alternative, of which one must be met; other conditions must all be met. */
  isAlternative: boolean
  subject?: ConditionProperty
  operator: ConditionOperator
  value: Json | undefined
}

/** The lines for the conditions in force, or an empty line to begin with. */
export function draftsOf({ all, any }: Pick<ConditionsInForce, 'all' | 'any'>): DraftCondition[] {
  const lines = [...all.map(lineOf(false)), ...any.map(lineOf(true))]
  return lines.length === 0 ? [emptyDraft([], false)] : lines.map((line, key) => ({ ...line, key }))
}

const lineOf = (isAlternative: boolean) => (condition: Condition) => ({ isAlternative, ...condition })

/** A further line without a property. */
export function emptyDraft(others: readonly DraftCondition[], isAlternative: boolean): DraftCondition {
  const key = Math.max(-1, ...others.map((other) => other.key)) + 1
  return { key, isAlternative, operator: 'eq', value: undefined }
}

/** The lines without the initial empty one, if that was left as it was. */
export function withoutEmptyFirst(drafts: readonly DraftCondition[]): readonly DraftCondition[] {
  const [first, ...more] = drafts.filter(({ isAlternative }) => !isAlternative)
  const isFirstEmpty = first && !first.subject && more.length === 0
  return isFirstEmpty ? drafts.filter((draft) => draft !== first) : drafts
}

/** The line with another property and that property's usual comparison. */
export function withProperty(
  { key, isAlternative }: DraftCondition,
  subject: ConditionProperty,
): DraftCondition {
  const [operator = 'eq'] = operatorsFor(subject)
  return { key, isAlternative, subject, operator, value: undefined }
}

/** The line with another comparison; keeps the value if both comparisons take the same kind of value. */
export function withOperator(draft: DraftCondition, operator: ConditionOperator): DraftCondition {
  const isSameKind = !isPresence(operator) && takesSeveral(operator) === takesSeveral(draft.operator)
  return { ...draft, operator, value: isSameKind ? draft.value : undefined }
}

// Whether the operator takes several values: equal to one of them, or to none of them.
function takesSeveral(operator: ConditionOperator): boolean {
  return operator === 'eq' || operator === 'ne'
}

/** The conditions of the lines with a property: either those that must all be met, or the alternatives. */
export function conditionsOf(drafts: readonly DraftCondition[], isAlternative: boolean): Condition[] {
  return drafts
    .filter((draft) => draft.isAlternative === isAlternative)
    .flatMap(({ subject, operator, value }) => (subject ? [{ subject, operator, value }] : []))
}
