import type { Json } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'

/** How a condition compares a property. */
export type ConditionOperator =
  | 'eq'
  | 'ne'
  | 'like'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'within'
  | 'set'
  | 'unset'

/** A property that a list can be asked for. */
export interface Askable {
  /** `price`; `user_id.province` of what a reference leads to; `lines.good_id` of the rows of a list. */
  property: string
  field: Field
  /** Whose property it is. */
  resource: Resource
  /** What it leads to is a tree. */
  isTree: boolean
}

/** One condition on a property, as people put it together. */
export interface Condition {
  asked: Askable
  operator: ConditionOperator
  /** Absent while it is not given, and where the operator needs none. */
  value: Json | undefined
}

/** Whether the operator asks for no value. */
export function isPresence(operator: ConditionOperator): boolean {
  return operator === 'set' || operator === 'unset'
}
