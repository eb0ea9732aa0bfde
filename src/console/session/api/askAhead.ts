import type { ApiAnswer, CallOptions } from './callApi.ts'
import { callApi } from './session.ts'

const asked = new Map<string, Promise<ApiAnswer>>()

/** Asks who is logged in and what they may open while the console, which wants to know it first of all, still loads. */
export function askAhead(): void {
  for (const path of ['/current/user', '/current/menus']) {
    const answer = callApi(path)
    asked.set(path, answer)
    // The code that fetches the answer hears of a failure.
    answer.catch(() => undefined)
  }
}

/** The answer that was asked for ahead, once; after that each call asks the server. */
export function callOrFetch(path: string, options?: CallOptions): Promise<ApiAnswer> {
  const answer = asked.get(path)
  asked.delete(path)
  return answer ?? callApi(path, options)
}
