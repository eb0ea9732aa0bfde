const listeners = new Set<() => void>()

/** Reports that a call got no answer. */
export function noteUnanswered(): void {
  for (const listener of listeners) listener()
}

/** Calls the listener for each call that got no answer; returns a function that removes it. */
export function whenUnanswered(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
