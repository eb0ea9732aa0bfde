/** The state of a navigation that ends the page it comes from, because a save or delete succeeded, or the page was given up. */
export const leaving = { leaving: true } as const

/** Whether a navigation ends the page it comes from. */
export function isLeaving(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leaving' in state
}
