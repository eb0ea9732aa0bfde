const marks = /"[^"\\]*(?:\\.[^"\\]*)*"?(?<isName>\s*:)?|[[\]{}]/gsu

/** The nesting that a body may have at most. Validators of recursive schemas call themselves for each level: at 4,000 the stack was full. */
export const maxDepth = 500

/** The bounds of a JSON text. */
interface Bounds {
  /** The depth to which lists and objects may be nested. */
  maxDepth: number
  /** The number of lists and objects. */
  most: number
  /** The number of different property names. */
  names: number
}

/** The bound that a JSON text exceeds, if any. */
export function exceededBound(text: string, bounds: Bounds): keyof Bounds | undefined {
  let depth = 0
  let parts = 0
  const names = new Set<string>()
  for (const { 0: mark, groups } of text.matchAll(marks)) {
    if (mark === '[' || mark === '{') {
      depth += 1
      parts += 1
    }
    if (mark === ']' || mark === '}') depth -= 1
    if (groups?.['isName'] !== undefined) names.add(mark)
    if (depth > bounds.maxDepth) return 'maxDepth'
    if (parts > bounds.most) return 'most'
    if (names.size > bounds.names) return 'names'
  }
  return undefined
}
