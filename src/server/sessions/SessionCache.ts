import { LRUCache } from 'lru-cache'
import type { Database } from '#server/database/Database.ts'
import { findSessionUser, findUserOfSession } from './sessions.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { hashOfToken } from './token.ts'

/** The channel that the triggers of the migration `access_changes` notify. */
const channel = 'access'
// A change takes effect everywhere within a second, even if its notification is lost.
const keepMs = 1000
const keptAtMost = 10_000

type CachedUser = Promise<SessionUser | undefined>

/** Caches the user of each session for one second, so that a fast caller is not looked up for each request. */
export class SessionCache {
  readonly #database: Database
  readonly #kept = new LRUCache<string, CachedUser>({ max: keptAtMost, ttl: keepMs })
  #unlisten: (() => Promise<void>) | undefined

  constructor(database: Database) {
    this.#database = database
  }

  /** Starts listening for changes by other processes or by people with SQL. */
  async open(): Promise<void> {
    const forget = (): void => this.forget()
    this.#unlisten = await this.#database.listen(channel, forget, forget)
  }

  async close(): Promise<void> {
    await this.#unlisten?.()
  }

  /** The user of a token, at most a second old and never from before a change made by this process. */
  userOf(token: string): Promise<SessionUser | undefined> {
    const key = hashOfToken(token).toString('base64')
    const kept = this.#kept.get(key)
    if (kept) return kept
    const found = findSessionUser(this.#database, token)
    this.#kept.set(key, found)
    void found.then(
      (user) => user ?? this.#drop(key, found),
      () => this.#drop(key, found),
    )
    return found
  }

  /** The present user of a call that began a while ago; a session renewed since has another token. */
  async stillUserOf(token: string, sessionId: string): Promise<SessionUser | undefined> {
    return (await this.userOf(token)) ?? findUserOfSession(this.#database, sessionId)
  }

  /** Empties the cache. */
  forget(): void {
    this.#kept.clear()
  }

  /** Drops a failure or an unknown token, neither of which is cached. */
  #drop(key: string, found: CachedUser): void {
    if (this.#kept.peek(key) === found) this.#kept.delete(key)
  }
}
