import { exceededBound } from './exceededBound.ts'

/** Validators of schemas that lead back into themselves call themselves at each step: at 4,000 the stack was full. */
export const deepest = 500

/** Whether lists and objects of a JSON text stand more than so many deep in each other. */
export function nestsDeeper(text: string, limit: number): boolean {
  const bounds = { deepest: limit, most: Infinity, names: Infinity }
  return text.length > limit && exceededBound(text, bounds) === 'deepest'
}
