/** The value without the null properties of its objects: null means "not set" there, and forms leave it out. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutNulls(part)]))
}
