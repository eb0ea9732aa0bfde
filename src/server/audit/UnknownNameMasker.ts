import { createHmac, hkdfSync } from 'node:crypto'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { JournalEntry } from '../crud/entity/Journal.ts'
import type { ReadonlyKeys } from '../secrets/SecretBox.ts'

const u = namesOf('user')

/** Hides unknown names tried at log-in: a name that no user has may be a password in the wrong field. */
export class UnknownNameMasker {
  readonly #queries: Queries
  readonly #key: Buffer

  constructor(queries: Queries, [secret]: ReadonlyKeys) {
    this.#queries = queries
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'fenxiao attempted name', 32))
  }

  /** The line about a failed log-in, with a signature in place of an unknown name; equal names have equal signatures. */
  async maskUnknown(entry: JournalEntry): Promise<JournalEntry> {
    if (entry.action !== 'loginFailed') return entry
    const known = await this.#queries
      .row(sql`SELECT FROM ${u.table} WHERE ${u('username')} = ${entry.subject}`)
      .catch(() => undefined)
    return known ? entry : { ...entry, subject: `#${this.#signed(entry.subject)}` }
  }

  #signed(name: string): string {
    return createHmac('sha256', this.#key).update(name).digest('base64url').slice(0, 16)
  }
}
