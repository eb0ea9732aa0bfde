/** The most levels that distribution rules may have; inviters further away never earn. */
export const levelsAtMost = 10

/** The inviter, the inviter's inviter, and so on. The chain ends before a user who occurs in it already, and before the buyer. */
export function chainOf(buyer: string, inviters: readonly string[]): string[] {
  const end = inviters.findIndex((id, index) => id === buyer || inviters.indexOf(id) < index)
  return inviters.slice(0, Math.min(end === -1 ? levelsAtMost : end, levelsAtMost))
}
