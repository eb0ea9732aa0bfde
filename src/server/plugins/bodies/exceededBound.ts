const marks = /"[^"\\]*(?:\\.[^"\\]*)*"?(?<isName>\s*:)?|[[\]{}]/gsu

/** Validators of schemas that lead back into themselves call themselves at each step: at 4,000 the stack was full. */
export const deepest = 500

/** What a JSON text may be. */
interface Bounds {
  /** How deep lists and objects may stand in each other. */
  deepest: number
  /** How many of them there may be. */
  most: number
  /** How many different names their values may have. */
  names: number
}

/** Which bound a JSON text exceeds, if any. */
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
    if (depth > bounds.deepest) return 'deepest'
    if (parts > bounds.most) return 'most'
    if (names.size > bounds.names) return 'names'
  }
  return undefined
}
