import { setTimeout as pause } from 'node:timers/promises'

/** Answers a function that waits after a part of long work for as long as the part took, which leaves half of the time free. */
export function createPacer(signal?: AbortSignal): () => Promise<void> {
  let resumedAt = performance.now()
  return async () => {
    await pause(performance.now() - resumedAt, undefined, signal && { signal })
    resumedAt = performance.now()
  }
}
