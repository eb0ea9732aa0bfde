import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

// Twice as many rows at once cost a third less each: they share the words that they are sorted under.
const pauseMs = 2000

// All of ours, since asking those in which nothing waits takes a millisecond in all: so nobody has to tell which tables were written.
const sortIn = sql`SELECT gin_clean_pending_list(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
  WHERE a.amname = 'gin' AND c.relnamespace = quote_ident(current_schema())::regnamespace
    AND pg_has_role(c.relowner, 'USAGE')`

/** Sorts what was just written into the gram indexes, off the path of those who write it: until then every search reads it along. */
export class GramSorter {
  readonly #queries: Queries
  #pause: NodeJS.Timeout | undefined
  #sorting: Promise<void> | undefined
  #isWoken = false
  #isClosed = false

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** Says that something was written; never waits. */
  wake(): void {
    this.#isWoken = true
    if (this.#isClosed || this.#sorting) return
    this.#pause ??= setTimeout(() => {
      this.#sorting = this.#sort()
    }, pauseMs).unref()
  }

  /** Lets it finish what it is doing; the rest waits for the next write, or for PostgreSQL's own housekeeping. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#pause)
    await this.#sorting
  }

  async #sort(): Promise<void> {
    this.#isWoken = false
    // A failure is an outage that every query reports too; what waits is sorted in after the next write.
    await this.#queries.run(sortIn).catch(() => undefined)
    this.#pause = undefined
    this.#sorting = undefined
    if (this.#isWoken) this.wake()
  }
}
