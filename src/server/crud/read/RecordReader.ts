import DataLoader from 'dataloader'
import type { Database } from '#server/database/Database.ts'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { findRecordsUnordered, recordNotFound } from './findRecord.ts'

type Loader = DataLoader<string, JsonObject | undefined>

/** As many as one query may look up, so that a crowd does not wait for one long answer. */
const idsAtMost = 64

/**
 * Reads records by their ids outside of transactions. Calls that are at work in the same turn of the event loop share one
 * query: under load, asking PostgreSQL and waiting for it costs several times more than finding a row.
 */
export class RecordReader {
  readonly #database: Database
  readonly #loaders = new WeakMap<Table, Loader>()

  constructor(database: Database) {
    this.#database = database
  }

  /** The record as it is answered, or the refusal that there is none. */
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
      // A record is read again for each call; only what is asked at once is asked together.
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
