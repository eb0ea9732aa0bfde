import { firstCall } from './firstCall.ts'
import type { ApiAnswer, CallOptions } from './callApi.ts'
import { callApi } from './session.ts'

interface Asked {
  answer: Promise<ApiAnswer>
  /** Milliseconds since the page was loaded. */
  at: number
}

const asked = new Map<string, Asked>()
/** The time for which an unused answer counts as fresh; after that it may be outdated. */
const freshMs = 30_000

/** Requests the user, the menus and the records at this address while the console still loads. */
export function askAhead(address: string): void {
  const first = firstCall(address)
  for (const path of ['/current/user', '/current/menus', ...(first === undefined ? [] : [first])]) {
    const answer = callApi(path)
    asked.set(path, { answer, at: performance.now() })
    // The code that takes the answer handles its failure.
    answer.catch(() => undefined)
  }
}

/** Returns the answer that was requested ahead, once; further calls go to the server. */
export function callOrFetch(path: string, options?: CallOptions): Promise<ApiAnswer> {
  const ahead = asked.get(path)
  asked.delete(path)
  const isFresh = ahead !== undefined && performance.now() - ahead.at < freshMs
  return isFresh ? ahead.answer : callApi(path, options)
}
