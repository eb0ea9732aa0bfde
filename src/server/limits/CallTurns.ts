import { AsyncResource } from 'node:async_hooks'

/** As many as a program needs to keep the database busy, and reads by id together; others then wait for some ten milliseconds. */
const atOnceOfOne = 100
/** Each waiting call takes some ten kilobytes. */
const waitingOfOne = 5000

interface Calls {
  active: number
  waiting: (() => void)[]
}

/**
 * Calls wait for each other in one line for the database, which answers in the order of asking. So of one user only some stand
 * in it at once, and the others wait here: who asks for thousands of things waits for them, and nobody else does.
 */
export class CallTurns {
  readonly #ofUsers = new Map<string, Calls>()

  /** Starts a call once it is the user's turn, mostly at once; answers false where too many of the user's wait already. */
  begin(userId: string, start: () => void): boolean {
    const calls = this.#ofUsers.get(userId) ?? { active: 0, waiting: [] }
    this.#ofUsers.set(userId, calls)
    if (calls.active < atOnceOfOne) {
      calls.active += 1
      start()
      return true
    }
    if (calls.waiting.length >= waitingOfOne) return false
    // Started by the end of another call, it is nevertheless no part of that.
    calls.waiting.push(AsyncResource.bind(start))
    return true
  }

  /** To be said once of each call that was started. */
  end(userId: string): void {
    const calls = this.#ofUsers.get(userId)
    const next = calls?.waiting.shift()
    // Later: a call that ends as it starts would otherwise start the next one inside of itself, and so on.
    if (next) queueMicrotask(next)
    else if (calls && calls.active > 1) calls.active -= 1
    else this.#ofUsers.delete(userId)
  }
}
