import type { Queries } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'

/** A table with the columns and types needed to transfer its rows as texts, which is exact for every type. */
export interface StoredTable {
  name: string
  columns: readonly { name: string; type: string }[]
}

/** A row as the texts of its columns. */
export type Cells = readonly (string | null)[]

/** The number of rows of a table and a checksum over all of them. */
export interface TableSum {
  rows: number
  sum: string
}

/** The first and least number of rows in a batch: even the longest rows fit into memory then. Batches of shorter rows grow. */
const rowsAtFirst = 8
const rowsAtMost = 500
const charactersAtOnce = 2_000_000

/** All tables of the database, in order of their names. */
export async function storedTables(queries: Queries): Promise<StoredTable[]> {
  const rows = await queries.rows<{ table: string; name: string; type: string }>(sql`
    SELECT relname AS table, attname AS name, format_type(atttypid, atttypmod) AS type
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ORDER BY relname COLLATE "C", attnum`)
  const tables = new Map<string, StoredTable>()
  for (const { table, ...column } of rows) {
    const columns = [...(tables.get(table)?.columns ?? []), column]
    tables.set(table, { name: table, columns })
  }
  return [...tables.values()]
}

/** Makes the rest of the transaction read one state of the database, and print values the same way everywhere. */
export async function readOneState(tx: Queries): Promise<void> {
  await tx.run(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`)
  await fixTextFormat(tx)
}

/** Fixes the settings on which the text of a value depends. */
export async function fixTextFormat(tx: Queries): Promise<void> {
  await tx.run(sql`SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
    SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`)
}

/** Reads a table in batches, inside a transaction. */
export async function* batchesOf(tx: Queries, table: StoredTable): AsyncGenerator<Cells[]> {
  await tx.run(
    sql`DECLARE stored NO SCROLL CURSOR FOR SELECT ${cellsOf(table)} AS cells FROM ${identifier(table.name)}`,
  )
  for (let count = rowsAtFirst; ;) {
    const rows = await tx.rows<{ cells: Cells }>(sql`FETCH ${raw(String(count))} FROM stored`)
    if (rows.length === 0) break
    const batch = rows.map(({ cells }) => cells)
    yield batch
    const longest = Math.max(...batch.map(lengthOf))
    count = Math.max(rowsAtFirst, Math.min(rowsAtMost, 2 * count, Math.floor(charactersAtOnce / longest)))
  }
  await tx.run(sql`CLOSE stored`)
}

/** The number of characters of a row. */
export function lengthOf(cells: Cells): number {
  return cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0)
}

/** Inserts rows as they were read; their columns may have another order than the table's. */
export async function insertCells(
  tx: Queries,
  { name, columns }: StoredTable,
  rows: readonly Cells[],
): Promise<void> {
  const names = join(columns.map((column) => identifier(column.name)))
  const values = join(columns.map(({ type }, index) => sql`(cells ->> ${raw(String(index))})::${raw(type)}`))
  await tx.run(sql`INSERT INTO ${identifier(name)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS given(cells)`)
}

/** Computes a table's checksum in the database; it is the same on both engines and for every order of rows. */
export async function sumOf(queries: Queries, table: StoredTable): Promise<TableSum> {
  const part = (start: number): Sql =>
    sql`coalesce(sum(('x' || substr(hash, ${raw(String(start))}, 15))::bit(60)::bigint), 0)`
  const row = await queries.row<TableSum>(sql`
    SELECT count(*)::int AS rows, concat_ws('-', ${part(1)}, ${part(16)}, ${part(31)}, ${part(46)}) AS sum
    FROM (SELECT encode(sha256(convert_to(${cellsOf(table)}::text, 'UTF8')), 'hex') AS hash FROM ${identifier(table.name)}) AS hashed`)
  return row ?? { rows: 0, sum: '' }
}

function cellsOf({ columns }: StoredTable): Sql {
  return sql`ARRAY[${join(columns.map(({ name }) => sql`${identifier(name)}::text`))}]`
}
