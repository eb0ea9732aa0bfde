/**
 * Does a work once for all who ask for it together: those who come while it is under way share the next one, which sees whatever
 * was changed before they came. Strangers may ask as often as they like, and everybody's calls would wait behind them.
 */
export function oneAtATime<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let current: Promise<Answer> | undefined
  let next: Promise<Answer> | undefined
  const begin = (): Promise<Answer> => {
    next = undefined
    current = work().finally(() => {
      current = undefined
    })
    return current
  }
  return () => {
    if (!current) return begin()
    next ??= current.then(begin, begin)
    return next
  }
}
