import { canonical } from './canonical.ts'

/** Whether no two values are the same JSON. Each is looked at once: comparing each with each takes the square of their number. */
export function areUnique(values: readonly unknown[]): boolean {
  return new Set(values.map(canonical)).size === values.length
}
