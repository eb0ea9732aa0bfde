import type { Json } from '#shared/contracts/Json.ts'
import { isPresence } from './Condition.ts'
import type { Askable, Condition, ConditionOperator } from './Condition.ts'
import { operatorsFor } from './operatorsFor.ts'

/** A condition that is being put together. */
export interface DraftCondition {
  /** Tells it from the others, whatever becomes of them. */
  key: number
  asked?: Askable
  operator: ConditionOperator
  value: Json | undefined
}

/** A line in which nothing is chosen yet. */
export function emptyDraft(key: number): DraftCondition {
  return { key, operator: 'eq', value: undefined }
}

/** The line with another property, compared as it usually is. */
export function withProperty({ key }: DraftCondition, asked: Askable): DraftCondition {
  const [operator = 'eq'] = operatorsFor(asked)
  return { key, asked, operator, value: undefined }
}

/** The line with another comparison; it keeps a value that both compare alike. */
export function withOperator(draft: DraftCondition, operator: ConditionOperator): DraftCondition {
  const isAlike = !isPresence(operator) && isList(operator) === isList(draft.operator)
  return { ...draft, operator, value: isAlike ? draft.value : undefined }
}

// Several values are the same as one of them, or as none; nothing else compares several.
function isList(operator: ConditionOperator): boolean {
  return operator === 'eq' || operator === 'ne'
}

/** The conditions of the lines in which a property is chosen. */
export function conditionsOf(drafts: readonly DraftCondition[]): Condition[] {
  return drafts.flatMap(({ asked, operator, value }) => (asked ? [{ asked, operator, value }] : []))
}
