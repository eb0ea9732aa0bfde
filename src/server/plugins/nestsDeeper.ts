/** Validators of schemas that lead back into themselves call themselves at each step: at 4,000 the stack was full. */
export const deepest = 500

const marks = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gsu

/** Whether lists and objects of a JSON text stand more than so many deep in each other. */
export function nestsDeeper(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  let depth = 0
  for (const [mark] of text.matchAll(marks)) {
    if (mark === '[' || mark === '{') depth += 1
    if (mark === ']' || mark === '}') depth -= 1
    if (depth > limit) return true
  }
  return false
}
