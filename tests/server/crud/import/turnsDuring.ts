/** The number of turns of the event loop until the work is done; other calls are answered in each of them. */
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
