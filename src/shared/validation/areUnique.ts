import { canonical } from './canonical.ts'
import { withoutNulls } from './withoutNulls.ts'

/** Whether no two values say the same. Each is looked at once: comparing each with each takes the square of their number. */
export function areUnique(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => canonical(withoutNulls(value)))).size === values.length
}
