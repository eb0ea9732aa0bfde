import { canonicalJson } from './canonicalJson.ts'
import { withoutNulls } from './withoutNulls.ts'

/** Whether no two values are equal. Visits each value once; comparing all pairs would take quadratic time. */
export function areUnique(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => canonicalJson(withoutNulls(value)))).size === values.length
}
