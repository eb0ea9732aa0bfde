import DataLoader from 'dataloader'
import type { Database } from '#server/database/Database.ts'
import { constraintOf, sqlStateOf } from '#server/database/databaseError.ts'
import { join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Row } from '../entity/Row.ts'

/** A new record's own insert, which answers its row, and what is written along with it. */
export interface Inserts {
  id: string
  record: Sql
  others: readonly Sql[]
}

type Loader = DataLoader<Inserts, Row | undefined>

/** As many as share a transaction, so that one that has to wait for a lock holds up few. */
const recordsAtMost = 4

// The connection is gone, or the statement was ended: nobody knows then what was stored, or it would take as long again.
const interruptions = /^(?:08|57)/

/**
 * Makes records by one statement each. Calls that are at work in the same turn of the event loop share it, and with it
 * the round trip and the commit, which cost more than the rows do; where it fails each is tried by itself.
 */
export class CreateBatcher {
  readonly #database: Database
  readonly #loaders = new WeakMap<Table, Loader>()

  constructor(database: Database) {
    this.#database = database
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
    const [first] = records
    if (first && records.length === 1) return [await this.#insertAlone(first)]
    try {
      const rows = await this.#rows(insertTogether(records))
      const byId = new Map(rows.map((row) => [row['id'], row]))
      return records.map(({ id }) => byId.get(id))
    } catch (error) {
      if (!isOfOne(error)) throw error
      return Promise.all(records.map(async (record) => this.#insertAlone(record)))
    }
  }

  #rows(inserts: Sql): Promise<Row[]> {
    return this.#database.turns.take(() => this.#database.rows<Row>(inserts))
  }

  async #insertAlone(record: Inserts): Promise<Row | Error | undefined> {
    try {
      return (await this.#rows(insertTogether([record])))[0]
    } catch (error) {
      const refusal = constraintOf(error)
      // A call that waited for a row that is held for long does not wait for it again.
      if (refusal && refusal.kind !== 'lockTimeout') return undefined
      if (error instanceof Error) return error
      throw error
    }
  }
}

/** Whether the database refused the statement for what is in it, and so took all of it back. */
export function isOfOne(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== undefined && !interruptions.test(state)
}

/** Makes several records by one statement, which answers their rows. */
export function insertTogether(records: readonly Inserts[]): Sql {
  const made = records.map(({ record }, index) => sql`${raw(`record_${index}`)} AS (${record})`)
  const along = records.flatMap(({ others }) => others)
  const others = along.map((insert, index) => sql`${raw(`insert_${index}`)} AS (${insert})`)
  const rows = records.map((_, index) => sql`SELECT * FROM ${raw(`record_${index}`)}`)
  return sql`WITH ${join([...made, ...others])} ${join(rows, ' UNION ALL ')}`
}
