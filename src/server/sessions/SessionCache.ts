import { LRUCache } from 'lru-cache'
import type { Database } from '#server/database/Database.ts'
import { findSessionUser, findUserOfSession } from './sessions.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { hashOfToken } from './token.ts'

/** What the triggers of the migration `access_changes` tell on. */
const channel = 'access'
// A change is in force everywhere within a second, even if its notification is lost on the way.
const keepMs = 1000
const keptAtMost = 10_000

type Found = Promise<SessionUser | undefined>

/** Who calls, kept for a moment: a caller in a hurry is looked up once a second instead of with each request. */
export class SessionCache {
  readonly #database: Database
  readonly #kept = new LRUCache<string, Found>({ max: keptAtMost, ttl: keepMs })
  #unlisten: (() => Promise<void>) | undefined

  constructor(database: Database) {
    this.#database = database
  }

  /** Hears from now on what other processes, or people with SQL, change. */
  async open(): Promise<void> {
    const forget = (): void => this.forget()
    this.#unlisten = await this.#database.listen(channel, forget, forget)
  }

  async close(): Promise<void> {
    await this.#unlisten?.()
  }

  /** The user of a token, as of at most a second ago and never from before a change that this process made. */
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

  /** The user of a call that began a while ago, as they are by now: a session that was renewed since has another token. */
  async stillUserOf(token: string, sessionId: string): Promise<SessionUser | undefined> {
    return (await this.userOf(token)) ?? findUserOfSession(this.#database, sessionId)
  }

  /** Everybody is looked up again. */
  forget(): void {
    this.#kept.clear()
  }

  /** Neither a failure nor an unknown token is kept. */
  #drop(key: string, found: Found): void {
    if (this.#kept.peek(key) === found) this.#kept.delete(key)
  }
}
