const listeners = new Set<() => void>()

/** Tells those who watch the server that a call got no answer. */
export function noteUnanswered(): void {
  for (const listener of listeners) listener()
}

/** Calls back for each call that got no answer; answers how to withdraw that. */
export function whenUnanswered(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
