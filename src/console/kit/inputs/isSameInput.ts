import { deepEquals } from '@rjsf/utils'

/** Whether an input would be drawn as it is: what it shows is equal, and what it calls is the same. */
export function isSameInput<Props extends object>(before: Props, after: Props): boolean {
  const [one, other] = [before, after].map((props) => new Map<string, unknown>(Object.entries(props)))
  if (!one || !other || one.size !== other.size) return false
  return [...one].every(([name, value]) => other.has(name) && isSame(value, other.get(name)))
}

function isSame(one: unknown, other: unknown): boolean {
  // To `deepEquals` any two functions are equal.
  return Object.is(one, other) || (typeof one !== 'function' && deepEquals(one, other))
}
