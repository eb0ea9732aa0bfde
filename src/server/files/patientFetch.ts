/** A store takes a second for each so many bytes of what it is sent, at the least. */
const bytesAMillisecond = 1000

/**
 * Gives up on a store that does not answer: by itself, `fetch` waits for five minutes, and all uploads wait for each other. What has
 * begun to come may take as long as its reader does.
 */
export function patientFetch(patienceMs: number): typeof fetch {
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
