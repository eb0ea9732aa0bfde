/** A navigation that carries this state ends the page it comes from: a save or a delete went through, or it was given up. */
export const leaving = { leaving: true } as const

/** Whether a navigation ends the page it comes from. */
export function isLeaving(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leaving' in state
}
