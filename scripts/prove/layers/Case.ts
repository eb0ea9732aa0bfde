import type { Json, JsonObject } from '#shared/contracts/Json.ts'

/** One value to be judged: what a valid record is changed to. */
export interface Case {
  /** The property that the value is for. */
  property: string
  /** The keyword that the value was made for, as the table of results names it. */
  keyword: string
  /** The properties that differ from the valid record: the one above, and others that belong to the same rule. */
  changes: JsonObject
  /** True: the property is left out. */
  omitted?: boolean
}

/** Why a value is refused: a keyword, and where in the record (a JSON pointer). */
export interface Violation {
  keyword: string
  path: string
  /** It belongs to a rule that counts under a condition, such as one of alternatives. */
  isConditional: boolean
}

/** The record that a case stands for, made from a valid one. */
export function recordOf(base: JsonObject, { property, changes, omitted }: Case): JsonObject {
  const record = { ...base, ...changes }
  if (!omitted) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== property))
}

/** The value of the property that the case is for. */
export function valueOf({ property, changes }: Case): Json {
  return changes[property] ?? null
}
