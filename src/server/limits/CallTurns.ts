import { AsyncResource } from 'node:async_hooks'

/** Enough for a program to keep the database busy and its reads by id batched; other users then wait some ten milliseconds. */
const atOnceOfOne = 100
/** Each waiting call takes some ten kilobytes. */
const waitingOfOne = 5000

interface Calls {
  active: number
  waiting: (() => void)[]
}

/**
 * All calls share one queue for the database, which answers in the order of arrival. So only some calls of a user are in that
 * queue at once, and the user's others wait here: a user with thousands of calls delays their own calls, not those of others.
 */
export class CallTurns {
  readonly #ofUsers = new Map<string, Calls>()

  /** Starts a call at the user's next turn, mostly at once; answers false if too many calls of the user wait already. */
  begin(userId: string, start: () => void): boolean {
    const calls = this.#ofUsers.get(userId) ?? { active: 0, waiting: [] }
    this.#ofUsers.set(userId, calls)
    if (calls.active < atOnceOfOne) {
      calls.active += 1
      start()
      return true
    }
    if (calls.waiting.length >= waitingOfOne) return false
    // The end of another call starts this one, but it must not run in the async context of that call.
    calls.waiting.push(AsyncResource.bind(start))
    return true
  }

  /** Must be called once for each call that was started. */
  end(userId: string): void {
    const calls = this.#ofUsers.get(userId)
    const next = calls?.waiting.shift()
    // Deferred: calls that end as they start would otherwise start each other recursively.
    if (next) queueMicrotask(next)
    else if (calls && calls.active > 1) calls.active -= 1
    else this.#ofUsers.delete(userId)
  }
}
