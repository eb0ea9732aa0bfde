import type { Json } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'

/** The comparison of a condition. */
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

/** A property on which a list can have a condition. */
export interface ConditionProperty {
  /** `price`; `user_id.province` for a property of a referenced record; `lines.good_id` for a property of a list's rows. */
  property: string
  field: Field
  /** The resource that the property belongs to. */
  resource: Resource
  /** Whether it refers to a tree. */
  isTree: boolean
}

/** A condition on one property, as a user builds it. */
export interface Condition {
  subject: ConditionProperty
  operator: ConditionOperator
  /** Undefined while it is not entered, and for operators without a value. */
  value: Json | undefined
}

/** Whether the operator takes no value. */
export function isPresence(operator: ConditionOperator): boolean {
  return operator === 'set' || operator === 'unset'
}
