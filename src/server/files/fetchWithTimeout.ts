/** The slowest acceptable upload to a store. */
const bytesAMillisecond = 1000

/**
 * A `fetch` that gives up on a store that does not answer: the usual one waits for five minutes, and uploads wait for each other.
 * An answer that has begun may take as long as its reader.
 */
export function fetchWithTimeout(patienceMs: number): typeof fetch {
  return async (input, init) => {
    const giveUp = new AbortController()
    const sent = init?.body instanceof Uint8Array ? init.body.length : 0
    const timer = setTimeout(() => giveUp.abort(), patienceMs + sent / bytesAMillisecond)
    try {
      return await fetch(input, { ...init, signal: giveUp.signal })
    } finally {
      clearTimeout(timer)
    }
  }
}
