import { offsetAtMost } from '#shared/contracts/offsetAtMost.ts'

/** How many pages a list has, as far as the server goes. */
export function pagesOf(total: number, perPage: number): number {
  const reachable = Math.floor(offsetAtMost / perPage) + 1
  return Math.min(Math.max(1, Math.ceil(total / perPage)), reachable)
}
