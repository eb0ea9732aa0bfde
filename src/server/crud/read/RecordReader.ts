import DataLoader from 'dataloader'
import type { Database } from '#server/database/Database.ts'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { findRecordsUnordered, recordNotFound } from './findRecord.ts'

type Loader = DataLoader<string, JsonObject | undefined>

/** The limit of ids per query, so that many calls do not wait for one long answer. */
const idsAtMost = 64

/**
 * Reads records by id outside of transactions. Calls in the same turn of the event loop share one query: under load, the
 * round trip to PostgreSQL costs several times more than finding a row.
 */
export class RecordReader {
  readonly #database: Database
  readonly #loaders = new WeakMap<Table, Loader>()

  constructor(database: Database) {
    this.#database = database
  }

  /** The record as it is answered; throws RECORD_NOT_FOUND if there is none. */
  async get(table: Table, id: string): Promise<JsonObject> {
    const record = await this.#loaderOf(table).load(id.toLowerCase())
    if (!record) throw recordNotFound(id)
    return record
  }

  #loaderOf(table: Table): Loader {
    const loader = this.#loaders.get(table) ?? this.#newLoader(table)
    this.#loaders.set(table, loader)
    return loader
  }

  #newLoader(table: Table): Loader {
    return new DataLoader((ids) => this.#find(table, ids), {
      // Batches only, no cache: every call reads its record again.
      cache: false,
      maxBatchSize: idsAtMost,
      batchScheduleFn: (ask) => setImmediate(ask),
    })
  }

  async #find(table: Table, ids: readonly string[]): Promise<(JsonObject | undefined)[]> {
    const records = await findRecordsUnordered(inReadTurns(this.#database, table.name), table, ids)
    const byId = new Map(records.map((record) => [record['id'], record]))
    return ids.map((id) => byId.get(id))
  }
}
