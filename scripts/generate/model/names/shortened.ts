import { createHash } from 'node:crypto'

// PostgreSQL truncates longer names silently, and two could become equal.
const maxBytes = 63

/** A name that PostgreSQL keeps whole: a longer one is cut and ends in a hash of itself. */
export function shortened(name: string): string {
  return new TextEncoder().encode(name).length <= maxBytes ? name : withHash(name, name)
}

/**
 * A name that is not taken. Names of tables and columns are joined by `_`, which they may contain: a
 * name that equals another ends in a hash of `of`.
 */
export function distinctName(taken: ReadonlySet<string>, name: string, of: string): string {
  return taken.has(name) ? withHash(name, of) : name
}

function withHash(name: string, of: string): string {
  const bytes = new TextEncoder().encode(name)
  const hash = createHash('sha256').update(of).digest('hex').slice(0, 8)
  const head = new TextDecoder().decode(bytes.slice(0, maxBytes - 9)).replace(/\uFFFD+$/u, '')
  return `${head}_${hash}`
}
