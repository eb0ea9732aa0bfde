import { firstCall } from './firstCall.ts'
import type { ApiAnswer, CallOptions } from './callApi.ts'
import { callApi } from './session.ts'

interface Asked {
  answer: Promise<ApiAnswer>
  /** Milliseconds since the page began. */
  at: number
}

const asked = new Map<string, Asked>()
/** An answer that nobody fetched for so long may tell of what has changed since. */
const freshMs = 30_000

/** Asks who is logged in, what they may open, and for the records at this address, while the console still loads. */
export function askAhead(address: string): void {
  const first = firstCall(address)
  for (const path of ['/current/user', '/current/menus', ...(first === undefined ? [] : [first])]) {
    const answer = callApi(path)
    asked.set(path, { answer, at: performance.now() })
    // The code that fetches the answer hears of a failure.
    answer.catch(() => undefined)
  }
}

/** The answer that was asked for ahead, once; after that each call asks the server. */
export function callOrFetch(path: string, options?: CallOptions): Promise<ApiAnswer> {
  const ahead = asked.get(path)
  asked.delete(path)
  const isFresh = ahead !== undefined && performance.now() - ahead.at < freshMs
  return isFresh ? ahead.answer : callApi(path, options)
}
