import type { Json, JsonObject } from '#shared/contracts/Json.ts'

/** One value to judge, as a change of a valid record. */
export interface Case {
  /** The property under test. */
  property: string
  /** The keyword that the value tests, as the table of results names it. */
  keyword: string
  /** The properties that differ from the valid record: the tested one, and others of the same rule. */
  changes: JsonObject
  /** Whether the property is left out. */
  omitted?: boolean
}

/** The reason of a refusal: a keyword, and its place in the record (a JSON pointer). */
export interface Violation {
  keyword: string
  path: string
  /** Whether the rule applies under a condition only, such as one of alternatives. */
  isConditional: boolean
}

/** The record of a case, made from a valid one. */
export function recordOf(base: JsonObject, { property, changes, omitted }: Case): JsonObject {
  const record = { ...base, ...changes }
  if (!omitted) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== property))
}

/** The value of the tested property. */
export function valueOf({ property, changes }: Case): Json {
  return changes[property] ?? null
}
