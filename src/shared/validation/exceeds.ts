/** Whether a value is greater than another of its kind: numbers, or dates and times as text; absent ones never are. */
export function exceeds(value: unknown, limit: unknown): boolean {
  if (typeof value === 'number' && typeof limit === 'number') return value > limit
  if (typeof value === 'string' && typeof limit === 'string') return Date.parse(value) > Date.parse(limit)
  return false
}
