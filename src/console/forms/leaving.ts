/** A navigation that carries this state was decided on: a save or a delete went through, nobody has to be asked. */
export const leaving = { leaving: true } as const

/** Whether a navigation was decided on. */
export function isLeaving(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leaving' in state
}
