import type { Queries } from '../Database.ts'
import { identifier, join, raw, sql } from '../sql.ts'
import type { Sql } from '../sql.ts'
import type { NewColumn, Step } from './readSteps.ts'

/** A table as it will be after some steps of a migration, computed from the present table. */
interface FutureTable {
  /** The table's present name, for finding its size. */
  today: string
  columns: readonly string[]
  query: Sql
}

/** Tables as they will be after a migration: each step wraps the previous query, so looking ahead changes nothing. */
export class FutureTables {
  readonly #queries: Queries
  readonly #tables = new Map<string, FutureTable | undefined>()
  /** Tables that the migration creates, as queries without rows. */
  readonly #made = new Map<string, Sql>()

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** The table, if it exists today; a new one has no rows. */
  async find(table: string): Promise<FutureTable | undefined> {
    if (!this.#tables.has(table)) this.#tables.set(table, await this.#read(table))
    return this.#tables.get(table)
  }

  /** A query over the tables as the steps so far leave them, under the names they have by then. */
  async over(tables: readonly string[], query: Sql): Promise<Sql> {
    const parts: Sql[] = []
    for (const table of new Set(tables)) {
      const future = await this.find(table)
      if (future) parts.push(sql`${identifier(table)} AS (${future.query})`)
    }
    const all = [...parts, ...this.#othersIn([query], tables)]
    return all.length === 0 ? query : sql`WITH ${join(all)} ${query}`
  }

  /** The other tables that these texts query, if a step has changed or created them. */
  #othersIn(texts: readonly Sql[], tables: readonly string[]): Sql[] {
    const known = new Set([...this.#tables.keys(), ...this.#made.keys()])
    return [...known].flatMap((table) => {
      const query = this.#tables.get(table)?.query ?? this.#made.get(table)
      const isAsked = texts.some(({ text }) => text.includes(`FROM ${identifier(table).text}`))
      if (!query || !isAsked || tables.includes(table)) return []
      // Not materialized: computed values look up a few rows of another table by its index.
      return [sql`${identifier(table)} AS NOT MATERIALIZED (${query})`]
    })
  }

  /** Applies a step to the tables. */
  async take(step: Step): Promise<void> {
    const future = await this.find(step.table)
    if (step.kind === 'createTable') {
      this.#tables.set(step.table, undefined)
      this.#made.set(step.table, withoutRows(step.columns))
    }
    if (!future) return
    if (step.kind === 'renameTable') {
      this.#tables.set(step.to, this.#changed(step.table, future, {}))
      this.#tables.set(step.table, undefined)
    }
    const replaced = replacement(step)
    if (replaced) this.#tables.set(step.table, this.#changed(step.table, future, replaced))
  }

  /** The table with other values for some columns, without those of value null; new columns come last. */
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
    const others = this.#othersIn(
      all.map(({ text }) => text),
      [table],
    )
    const parts = [sql`${identifier(table)} AS (${future.query})`, ...others]
    const query = sql`WITH ${join(parts)} SELECT ${list} FROM ${identifier(table)}`
    return { today: future.today, columns: all.map(({ name }) => name), query }
  }

  async #read(table: string): Promise<FutureTable | undefined> {
    const rows = await this.#queries.rows<{ name: string; schema: string }>(sql`SELECT attname AS name,
      relnamespace::regnamespace::text AS schema FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE attrelid = to_regclass(${identifier(table).text}) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`)
    const [first] = rows
    if (!first) return undefined
    const columns = rows.map(({ name }) => name)
    const list = join(columns.map((column) => identifier(column)))
    // The schema makes this the table itself, even inside queries where a CTE has the same name.
    const query = sql`SELECT ${list} FROM ${raw(first.schema)}.${identifier(table)}`
    return { today: table, columns, query }
  }
}

function withoutRows(columns: readonly NewColumn[]): Sql {
  const values = columns.map(({ name, type }) => sql`NULL::${raw(type)} AS ${identifier(name)}`)
  return sql`SELECT ${join(values)} WHERE false`
}

/** The new value of a column; null drops the column. */
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
