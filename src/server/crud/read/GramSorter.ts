import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

// The pause before sorting. Twice as many rows at once cost a third less per row, because they share index entries.
const pauseMs = 2000

// Sorts all our GIN indexes: those without waiting entries take a millisecond altogether, so nobody has to report which
// tables were written.
const sortIn = sql`SELECT gin_clean_pending_list(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
  WHERE a.amname = 'gin' AND c.relnamespace = quote_ident(current_schema())::regnamespace
    AND pg_has_role(c.relowner, 'USAGE')`

/**
 * Moves new entries of the gram indexes from the pending list into the index, outside of the calls that write them: until
 * then every search reads the pending list.
 */
export class GramSorter {
  readonly #queries: Queries
  #pause: NodeJS.Timeout | undefined
  #sorting: Promise<void> | undefined
  #isWoken = false
  #isClosed = false

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** Reports a write; never waits. */
  wake(): void {
    this.#isWoken = true
    if (this.#isClosed || this.#sorting) return
    this.#pause ??= setTimeout(() => {
      this.#sorting = this.#sort()
    }, pauseMs).unref()
  }

  /** Finishes a sort that is running. Other entries wait for the next write, or for PostgreSQL's own maintenance. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#pause)
    await this.#sorting
  }

  async #sort(): Promise<void> {
    this.#isWoken = false
    // A failure is an outage that every query reports too; the entries are sorted after the next write.
    await this.#queries.run(sortIn).catch(() => undefined)
    this.#pause = undefined
    this.#sorting = undefined
    if (this.#isWoken) this.wake()
  }
}
