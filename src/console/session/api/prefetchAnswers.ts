import { firstCall } from './firstCall.ts'
import type { ApiAnswer, CallOptions } from './callApi.ts'
import { callApi } from './session.ts'

interface Prefetched {
  answer: Promise<ApiAnswer>
  /** Milliseconds since the page was loaded. */
  at: number
}

const prefetched = new Map<string, Prefetched>()
/** The time for which an unused answer counts as fresh; after that it may be outdated. */
const freshMs = 30_000

/** Requests the user, the menus and the records at this address while the console still loads. */
export function prefetchAnswers(address: string): void {
  const first = firstCall(address)
  for (const path of ['/current/user', '/current/menus', ...(first === undefined ? [] : [first])]) {
    const answer = callApi(path)
    prefetched.set(path, { answer, at: performance.now() })
    // The code that takes the answer handles its failure.
    answer.catch(() => undefined)
  }
}

/** Returns the answer that was requested ahead, once; further calls go to the server. */
export function takePrefetchedOrCall(path: string, options?: CallOptions): Promise<ApiAnswer> {
  const request = prefetched.get(path)
  prefetched.delete(path)
  const isFresh = request !== undefined && performance.now() - request.at < freshMs
  return isFresh ? request.answer : callApi(path, options)
}
