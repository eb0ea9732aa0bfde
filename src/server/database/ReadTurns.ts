import type { Database, Queries } from './Database.ts'
import type { Sql } from './sql.ts'
import { TableReads } from './TableReads.ts'

/** How many reads there may be at once. */
interface Shares {
  ofTable: number
  ofUser: UserShare
}

/** How many calls of one person may look through tables at once, so that nobody else waits for them, however long each takes. */
export interface UserShare {
  /** Through one table: fewer than all who may read it. Those that wait for a locked table do not stand in the way of others. */
  ofTable: number
  inAll: number
}

/**
 * Reads wait only for a table that is locked as a whole, by an ALTER TABLE or a VACUUM FULL; then all of them do, and they would hold
 * all connections. So those of one table leave some to other tables and to sessions.
 */
export class ReadTurns {
  readonly ofUser: UserShare
  readonly #ofTable: number
  readonly #tables = new Map<string, TableReads>()
  #begun = 0

  constructor({ ofTable, ofUser }: Shares) {
    this.#ofTable = ofTable
    this.ofUser = ofUser
  }

  /** How many reads have begun since the start, by which others know how much there is to do. */
  get begun(): number {
    return this.#begun
  }

  take<T>(table: string, read: () => Promise<T>): Promise<T> {
    this.#begun += 1
    const known = this.#tables.get(table)
    if (known) return known.take(read)
    const reads = new TableReads(this.#ofTable)
    this.#tables.set(table, reads)
    return reads.take(read)
  }
}

const known = new WeakMap<Database, Map<string, Queries>>()

/** The database for reads of one table, which take turns; always the same, so that others can keep something for it. */
export function inReadTurns(database: Database, table: string): Queries {
  const ofTables = known.get(database) ?? new Map<string, Queries>()
  known.set(database, ofTables)
  const made = ofTables.get(table) ?? readsOf(database, table)
  ofTables.set(table, made)
  return made
}

function readsOf(database: Database, table: string): Queries {
  return {
    ...database,
    rows: <Row extends object>(query: Sql, charactersAtMost?: number) =>
      database.reads.take(table, () => database.rows<Row>(query, charactersAtMost)),
    row: <Row extends object>(query: Sql) => database.reads.take(table, () => database.row<Row>(query)),
  }
}
