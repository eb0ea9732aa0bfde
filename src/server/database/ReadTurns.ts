import type { Database, Queries } from './Database.ts'
import type { Sql } from './sql.ts'
import { TableReads } from './TableReads.ts'

/** The numbers of reads that may run at once. */
interface Shares {
  ofTable: number
  ofUser: UserShare
}

/** How many calls of one person may scan tables at once, so that other people do not wait for them, however long each takes. */
export interface UserShare {
  /** For one table: less than that table's total. Calls that wait for a locked table do not block those to other tables. */
  ofTable: number
  inAll: number
}

/**
 * Reads wait only for a table that is locked as a whole, by an ALTER TABLE or a VACUUM FULL. Then all its reads wait, and they
 * would hold all connections. So the reads of one table leave some connections to other tables and to sessions.
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

  /** The number of reads begun since the start, by which other parts of the server judge the load. */
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

/** The database with the reads of one table taking turns; always the same object, so that it can be the key of a cache. */
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
