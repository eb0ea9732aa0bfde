import { deepEquals } from '@rjsf/utils'

/** Whether an input needs no new drawing: its shown values are equal and its callbacks are the same. */
export function isSameInput<Props extends object>(before: Props, after: Props): boolean {
  const [one, other] = [before, after].map((props) => new Map<string, unknown>(Object.entries(props)))
  if (!one || !other || one.size !== other.size) return false
  return [...one].every(([name, value]) => other.has(name) && isSame(value, other.get(name)))
}

function isSame(one: unknown, other: unknown): boolean {
  // `deepEquals` considers any two functions equal.
  return Object.is(one, other) || (typeof one !== 'function' && deepEquals(one, other))
}
