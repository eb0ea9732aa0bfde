import type { Queries } from '../Database.ts'
import { identifier, join, raw, sql } from '../sql.ts'
import type { Sql } from '../sql.ts'
import type { Step } from './readSteps.ts'

/** A table as some steps of a migration will leave it, read from the table as it is. */
interface FutureTable {
  /** As it is called today; for its size. */
  today: string
  columns: readonly string[]
  query: Sql
}

/** Tables as they will be: each step adds a query around the one before, so nothing has to be changed to look ahead. */
export class FutureTables {
  readonly #queries: Queries
  readonly #tables = new Map<string, FutureTable | undefined>()

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** The table, if it is there today already: a new one has no rows. */
  async find(table: string): Promise<FutureTable | undefined> {
    if (!this.#tables.has(table)) this.#tables.set(table, await this.#read(table))
    return this.#tables.get(table)
  }

  /** A query over tables as they are by now, under the names that they have by now. */
  async over(tables: readonly string[], query: Sql): Promise<Sql> {
    const parts: Sql[] = []
    for (const table of new Set(tables)) {
      const future = await this.find(table)
      if (future) parts.push(sql`${identifier(table)} AS (${future.query})`)
    }
    return parts.length === 0 ? query : sql`WITH ${join(parts)} ${query}`
  }

  /** Takes a step. */
  async take(step: Step): Promise<void> {
    const future = await this.find(step.table)
    if (step.kind === 'createTable') this.#tables.set(step.table, undefined)
    if (!future) return
    if (step.kind === 'renameTable') {
      this.#tables.set(step.to, this.#changed(step.table, future, {}))
      this.#tables.set(step.table, undefined)
    }
    const replaced = replacement(step)
    if (replaced) this.#tables.set(step.table, this.#changed(step.table, future, replaced))
  }

  /** Other values, or none, for some columns; new columns come last. */
  #changed(table: string, future: FutureTable, values: Readonly<Record<string, Value>>): FutureTable {
    const kept = future.columns.filter((column) => values[column] !== null)
    const items = kept.map((column) => {
      const value = values[column]
      return value ? { ...value, name: value.name ?? column } : { text: identifier(column), name: column }
    })
    const added = Object.entries(values).flatMap(([name, value]) =>
      value && !future.columns.includes(name) ? [{ ...value, name }] : [],
    )
    const all = [...items, ...added]
    const list = join(all.map(({ text, name }) => sql`${text} AS ${identifier(name)}`))
    const query = sql`WITH ${identifier(table)} AS (${future.query}) SELECT ${list} FROM ${identifier(table)}`
    return { today: future.today, columns: all.map(({ name }) => name), query }
  }

  async #read(table: string): Promise<FutureTable | undefined> {
    const rows = await this.#queries.rows<{ name: string }>(sql`SELECT attname AS name FROM pg_attribute
      WHERE attrelid = to_regclass(${identifier(table).text}) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`)
    if (rows.length === 0) return undefined
    const columns = rows.map(({ name }) => name)
    const list = join(columns.map((column) => identifier(column)))
    return { today: table, columns, query: sql`SELECT ${list} FROM ${identifier(table)}` }
  }
}

/** Null: the column goes. */
type Value = { text: Sql; name?: string } | null

function replacement(step: Step): Readonly<Record<string, Value>> | undefined {
  switch (step.kind) {
    case 'renameColumn':
      return { [step.column]: { text: identifier(step.column), name: step.to } }
    case 'addColumn':
    case 'retype':
      return { [step.column]: { text: raw(step.value) } }
    case 'update': {
      const kept = identifier(step.column)
      return {
        [step.column]: { text: sql`CASE WHEN ${raw(step.where)} THEN ${raw(step.value)} ELSE ${kept} END` },
      }
    }
    case 'dropColumn':
      return { [step.column]: null }
    default:
      return undefined
  }
}
