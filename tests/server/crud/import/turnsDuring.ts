/** How many turns of the event loop pass, in each of which others are answered, until the work is done. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const count = (): void => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  await work
  clearImmediate(next)
  return turns
}
