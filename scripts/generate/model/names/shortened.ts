import { createHash } from 'node:crypto'

// PostgreSQL cuts longer names off without a word, and two could become one.
const maxBytes = 63

/** A name that PostgreSQL keeps whole: a longer one ends in a hash of itself. */
export function shortened(name: string): string {
  const bytes = new TextEncoder().encode(name)
  if (bytes.length <= maxBytes) return name
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  const head = new TextDecoder().decode(bytes.slice(0, maxBytes - 9)).replace(/\uFFFD+$/u, '')
  return `${head}_${hash}`
}
