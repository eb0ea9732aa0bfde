import { offsetAtMost } from '#shared/contracts/pageLimits.ts'

/** The number of pages of a list, limited to those that the server can reach. */
export function pagesOf(total: number, perPage: number): number {
  const reachable = Math.floor(offsetAtMost / perPage) + 1
  return Math.min(Math.max(1, Math.ceil(total / perPage)), reachable)
}
