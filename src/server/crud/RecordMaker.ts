import DataLoader from 'dataloader'
import type { Queries } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { limitLockWaits } from './lockPatience.ts'
import type { Row } from './Row.ts'

/** A new record's own insert, which answers its row, and what is written along with it. */
export interface Inserts {
  id: string
  record: Sql
  others: readonly Sql[]
}

type Loader = DataLoader<Inserts, Row | undefined>

/** As many as share a transaction, so that one that has to wait for a lock holds up few. */
const recordsAtMost = 4

/**
 * Makes records by one statement each. Calls that are at work in the same turn of the event loop share it, and with it
 * the round trip and the commit, which cost more than the rows do; where it fails each is tried by itself.
 */
export class RecordMaker {
  readonly #queries: Queries
  readonly #loaders = new WeakMap<Table, Loader>()

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** The row as it was stored; undefined, and nothing is made, when a constraint refuses any of it. */
  async make(table: Table, inserts: Inserts): Promise<Row | undefined> {
    return this.#loaderOf(table).load(inserts)
  }

  #loaderOf(table: Table): Loader {
    const loader = this.#loaders.get(table) ?? this.#newLoader()
    this.#loaders.set(table, loader)
    return loader
  }

  #newLoader(): Loader {
    return new DataLoader((records) => this.#insert(records), {
      cache: false,
      maxBatchSize: recordsAtMost,
      batchScheduleFn: (insert) => setImmediate(insert),
    })
  }

  async #insert(records: readonly Inserts[]): Promise<(Row | Error | undefined)[]> {
    try {
      const rows = await this.#queries.rows<Row>(asOneStatement(records))
      const byId = new Map(rows.map((row) => [row['id'], row]))
      return records.map(({ id }) => byId.get(id))
    } catch (error) {
      const refusal = constraintOf(error)
      if (!refusal) throw error
      if (records.length > 1)
        return (await Promise.all(records.map(async (one) => this.#insert([one])))).flat()
      // Whoever waited for a row that is held for long is not made to wait for it again.
      return [refusal.kind === 'lockTimeout' && error instanceof Error ? error : undefined]
    }
  }
}

function asOneStatement(records: readonly Inserts[]): Sql {
  const made = records.map(({ record }, index) => sql`${raw(`record_${index}`)} AS (${record})`)
  const along = records.flatMap(({ others }) => others)
  const others = along.map((insert, index) => sql`${raw(`insert_${index}`)} AS (${insert})`)
  // Asked before the first record is read, and with that written: how long it may wait.
  const [first, ...further] = records.map((_, index) => sql`SELECT * FROM ${raw(`record_${index}`)}`)
  const rows = [sql`${first} WHERE (${limitLockWaits}) <> ''`, ...further]
  return sql`WITH ${join([...made, ...others])} ${join(rows, ' UNION ALL ')}`
}
