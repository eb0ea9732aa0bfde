import type { FastifyBaseLogger } from 'fastify'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import type { Account } from './beginLogin.ts'
import { rehashPassword, isHashedBelow } from './passwords/password.ts'

const u = namesOf('user')

/**
 * Rehashes passwords that were hashed before PASSWORD_COST was raised. The server knows a password only during its owner's
 * log-in, which does not wait for the rehashing. A password skipped in a rush of log-ins is left to the next log-in.
 */
export class PasswordRehasher {
  readonly #parts: Pick<ServerParts, 'database' | 'config'>
  readonly #log: FastifyBaseLogger
  readonly #underWay = new Map<string, Promise<void>>()
  readonly #end = new AbortController()

  constructor(parts: Pick<ServerParts, 'database' | 'config'>, log: FastifyBaseLogger) {
    this.#parts = parts
    this.#log = log
  }

  /** Takes a password that was verified for its account. */
  take(text: string, { id, password }: Pick<Account, 'id' | 'password'>): void {
    const { passwordCost } = this.#parts.config
    if (password === null || !isHashedBelow(passwordCost, password)) return
    if (this.#end.signal.aborted || this.#underWay.has(id)) return
    const work = this.#rehash(text, id, password)
      .catch((error: unknown) => {
        if (!this.#end.signal.aborted) this.#log.warn({ err: error, tag: 'login' }, 'password not rehashed')
      })
      .finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, work)
  }

  /** Cancels all password hashes that are still queued. */
  async close(): Promise<void> {
    this.#end.abort()
    await Promise.all(this.#underWay.values())
  }

  async #rehash(text: string, id: string, before: string): Promise<void> {
    const { database, config } = this.#parts
    const hashing = { cost: config.passwordCost, caller: 'nobody', signal: this.#end.signal } as const
    const hash = await rehashPassword(text, before, hashing)
    // A password changed in the meantime stays. For editors the record is the same, so its version stays too.
    await database.run(sql`UPDATE ${u.table} SET ${u('password')} = ${hash}
      WHERE ${u('id')} = ${id} AND ${u('password')} = ${before}`)
  }
}
