import type { Json } from '#shared/contracts/Json.ts'
import type { ConditionsInForce } from './conditionsInForce.ts'
import { isPresence } from './Condition.ts'
import type { Askable, Condition, ConditionOperator } from './Condition.ts'
import { operatorsFor } from './operatorsFor.ts'

/** A condition that is being put together. */
export interface DraftCondition {
  /** Tells it from the others, whatever becomes of them. */
  key: number
  /** One of those of which one must be met; otherwise it is met in any case. */
  isAlternative: boolean
  asked?: Askable
  operator: ConditionOperator
  value: Json | undefined
}

/** The lines for conditions in force, or one to begin with. */
export function draftsOf({ all, any }: Pick<ConditionsInForce, 'all' | 'any'>): DraftCondition[] {
  const lines = [...all.map(lineOf(false)), ...any.map(lineOf(true))]
  return lines.length === 0 ? [emptyDraft([], false)] : lines.map((line, key) => ({ ...line, key }))
}

const lineOf = (isAlternative: boolean) => (condition: Condition) => ({ isAlternative, ...condition })

/** A further line in which nothing is chosen yet. */
export function emptyDraft(others: readonly DraftCondition[], isAlternative: boolean): DraftCondition {
  const key = Math.max(-1, ...others.map((other) => other.key)) + 1
  return { key, isAlternative, operator: 'eq', value: undefined }
}

/** The lines without the one that stood there to begin with, where it was left as it was. */
export function givenAmong(drafts: readonly DraftCondition[]): readonly DraftCondition[] {
  const [first, ...more] = drafts.filter(({ isAlternative }) => !isAlternative)
  const isLeft = first && !first.asked && more.length === 0
  return isLeft ? drafts.filter((draft) => draft !== first) : drafts
}

/** The line with another property, compared as it usually is. */
export function withProperty({ key, isAlternative }: DraftCondition, asked: Askable): DraftCondition {
  const [operator = 'eq'] = operatorsFor(asked)
  return { key, isAlternative, asked, operator, value: undefined }
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

/** The conditions of the lines in which a property is chosen: those that are all met, or those of which one is. */
export function conditionsOf(drafts: readonly DraftCondition[], isAlternative: boolean): Condition[] {
  return drafts
    .filter((draft) => draft.isAlternative === isAlternative)
    .flatMap(({ asked, operator, value }) => (asked ? [{ asked, operator, value }] : []))
}
