const group = /^[0-9A-Fa-f]{1,4}$/
const dotted = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])(\.|$)){4}$/

/** Whether a text is an IPv6 address in any of its usual spellings, without a zone. */
export function isIpv6(text: string): boolean {
  const halves = text.split('::')
  if (halves.length > 2) return false
  const counts = halves.map((half, index) => groupsIn(half, index === halves.length - 1))
  if (counts.includes(undefined)) return false
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return halves.length === 2 ? total <= 7 : total === 8
}

// The number of groups in one half. The last group of an address may be an IPv4 address, which counts as two.
function groupsIn(half: string, last: boolean): number | undefined {
  if (half === '') return 0
  const groups = half.split(':')
  const tail = groups.at(-1) ?? ''
  const embedded = last && dotted.test(tail) && !tail.endsWith('.')
  const plain = embedded ? groups.slice(0, -1) : groups
  return plain.every((part) => group.test(part)) ? plain.length + (embedded ? 2 : 0) : undefined
}
