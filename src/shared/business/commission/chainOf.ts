/** Levels that distribution rules may have; nobody further away ever earns. */
export const levelsAtMost = 10

/** The inviter, then who invited them, and so on: nobody twice, and never the buyer, with whom a chain ends. */
export function chainOf(buyer: string, inviters: readonly string[]): string[] {
  const end = inviters.findIndex((id, index) => id === buyer || inviters.indexOf(id) < index)
  return inviters.slice(0, Math.min(end === -1 ? levelsAtMost : end, levelsAtMost))
}
