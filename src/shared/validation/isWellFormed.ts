// The greatest depth of a value; deeper ones would overflow the stack of the code that walks or prints them.
const maxDepth = 100

const unstorable = /\0|\p{Surrogate}/u

/** Whether a JSON value can be stored: PostgreSQL refuses NUL and unpaired surrogates in any text or key. */
export function isWellFormed(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maxDepth) return false
  if (Array.isArray(value)) return value.every((item) => isWellFormed(item, depth + 1))
  return Object.entries(value).every(([key, item]) => !unstorable.test(key) && isWellFormed(item, depth + 1))
}
