/** Deep equality of two JSON values; the order of keys does not matter. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) return Array.isArray(other) && equalItems(one, other)
  if (isRecord(one) && isRecord(other)) return !Array.isArray(other) && equalMembers(one, other)
  return false
}

function equalItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => equal(item, other[index]))
}

function equalMembers(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
