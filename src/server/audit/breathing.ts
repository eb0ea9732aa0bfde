import { setTimeout as pause } from 'node:timers/promises'

/** Waits behind each part of a long work for as long as the part took, so that others have half of the time. */
export function breathing(signal?: AbortSignal): () => Promise<void> {
  let resumedAt = performance.now()
  return async () => {
    await pause(performance.now() - resumedAt, undefined, signal && { signal })
    resumedAt = performance.now()
  }
}
