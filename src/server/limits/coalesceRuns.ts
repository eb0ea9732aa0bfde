/**
 * Runs a job once for all callers that ask for it together. Callers that arrive while it runs share the next run, which sees all
 * changes made before they arrived. Otherwise strangers could ask as often as they like, and all calls would wait behind them.
 */
export function coalesceRuns<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
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
