import DataLoader from 'dataloader'
import type { Database } from '#server/database/Database.ts'
import { constraintOf, sqlStateOf } from '#server/database/databaseError.ts'
import { join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Row } from '../entity/Row.ts'

/** The insert of a new record, which returns its row, and the inserts that go with it. */
export interface Inserts {
  id: string
  record: Sql
  others: readonly Sql[]
}

type Loader = DataLoader<Inserts, Row | undefined>

/** The number of records that share a statement. It is small, because a record that waits for a lock delays the others. */
const recordsAtMost = 4

// Connection failures and interrupted statements. Whether anything was stored is then unknown, or a second try would take as
// long again.
const interruptions = /^(?:08|57)/

/**
 * Makes each record by one statement. Records made in the same turn of the event loop share the statement, and with it the
 * round trip and the commit, which cost more than the rows. If a shared statement fails, each record is tried on its own.
 */
export class CreateBatcher {
  readonly #database: Database
  readonly #loaders = new WeakMap<Table, Loader>()

  constructor(database: Database) {
    this.#database = database
  }

  /** Returns the stored row; undefined, with nothing stored, if a constraint refuses any of the inserts. */
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
      if (!isRefusedByContent(error)) throw error
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
      // A call that has waited for a locked row until the timeout does not wait again.
      if (refusal && refusal.kind !== 'lockTimeout') return undefined
      if (error instanceof Error) return error
      throw error
    }
  }
}

/** Whether the database refused the statement because of its content, and so stored nothing. */
export function isRefusedByContent(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== undefined && !interruptions.test(state)
}

/** A statement that makes several records and returns their rows. */
export function insertTogether(records: readonly Inserts[]): Sql {
  const made = records.map(({ record }, index) => sql`${raw(`record_${index}`)} AS (${record})`)
  const along = records.flatMap(({ others }) => others)
  const others = along.map((insert, index) => sql`${raw(`insert_${index}`)} AS (${insert})`)
  const rows = records.map((_, index) => sql`SELECT * FROM ${raw(`record_${index}`)}`)
  return sql`WITH ${join([...made, ...others])} ${join(rows, ' UNION ALL ')}`
}
