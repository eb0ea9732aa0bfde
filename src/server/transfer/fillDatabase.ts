import type { Database, Queries, Transaction } from '#server/database/Database.ts'
import { createMigrationTable, hashOf } from '#server/database/migrate/migrate.ts'
import type { AppliedMigration, MigrationFile } from '#server/database/migrate/migrate.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { insertCells, storedTables, sumOf, writeTextsAlike } from './storedTables.ts'
import type { Cells, StoredTable, TableSum } from './storedTables.ts'

/** Takes rows in, table by table. */
export interface RowSink {
  rows(table: StoredTable, rows: readonly Cells[]): Promise<void>
  /** Compares what has come with what was sent; false: the table is none of the product's, and was left out. */
  end(table: StoredTable, sent: TableSum): Promise<boolean>
}

export interface Filling {
  /** The migrations that the source has; the target gets exactly these. */
  applied: readonly AppliedMigration[]
  files: readonly MigrationFile[]
  /** Sends every row. */
  feed: (sink: RowSink) => Promise<void>
  /** What is to be different from the source, after everything was compared. */
  finish?(tx: Transaction): Promise<void>
}

const statementTimeoutMs = 60 * 60_000

/** Fills an empty database with the tables and rows of another one: whole and compared, or not at all. */
export async function fillDatabase(target: Database, filling: Filling): Promise<void> {
  const work = async (tx: Transaction): Promise<void> => {
    await writeTextsAlike(tx)
    await refuseTables(tx)
    await createTables(tx, filling)
    const resume = await suspendRules(tx)
    const tables = await storedTables(tx)
    for (const { name } of tables) await tx.run(sql`DELETE FROM ${identifier(name)}`)
    await feedAll(tx, tables, filling)
    await resume()
    for (const table of tables) await setSequences(tx, table)
    await filling.finish?.(tx)
  }
  await target.transaction(work, { statementTimeoutMs })
  await target.run(sql`ANALYZE`)
}

/** Refuses a database with tables: anything that is there already might belong to a user. */
export async function refuseTables(queries: Queries): Promise<void> {
  const tables = await storedTables(queries)
  if (tables.length === 0) return
  const names = tables.map(({ name }) => name).slice(0, 10)
  throw new AppError('TARGET_NOT_EMPTY', { reason: names.join(', ') })
}

async function createTables(tx: Transaction, { applied, files }: Filling): Promise<void> {
  await createMigrationTable(tx)
  for (const { name, sha256 } of [...applied].sort(inOrderOf(files))) {
    const file = files.find((candidate) => candidate.name === name)
    if (!file || hashOf(file) !== sha256)
      throw new AppError('MIGRATION_REFUSED', { reason: `${name} is missing here, or is another` })
    await tx.run(raw(file.sql))
  }
}

function inOrderOf(files: readonly MigrationFile[]) {
  const place = ({ name }: { name: string }) => files.findIndex((file) => file.name === name)
  return (one: { name: string }, other: { name: string }) => place(one) - place(other)
}

/** Every table must come, and end, or rows would be missing without a word. */
async function feedAll(tx: Transaction, tables: readonly StoredTable[], { feed }: Filling): Promise<void> {
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const open = (sent: StoredTable): StoredTable => {
    const own = waiting.get(sent.name)
    if (own && columnsOf(own) === columnsOf(sent)) return sent
    throw new AppError('TRANSFER_DIFFERS', { reason: `${sent.name}: ${columnsOf(sent)}` })
  }
  // Others may keep tables of their own beside the product's.
  const names = new Set(waiting.keys())
  await feed({
    rows: async (table, rows) => {
      if (names.has(table.name)) await insertCells(tx, open(table), rows)
    },
    end: async (table, sent) => {
      if (!names.has(table.name)) return false
      const come = await sumOf(tx, open(table))
      waiting.delete(table.name)
      if (come.rows === sent.rows && come.sum === sent.sum) return true
      throw new AppError('TRANSFER_DIFFERS', { reason: `${table.name}: ${sent.rows} / ${come.rows}` })
    },
  })
  if (waiting.size === 0) return
  throw new AppError('TRANSFER_DIFFERS', { reason: `${[...waiting.keys()].join(', ')}: 0 / 0` })
}

/** Names and types stand in statements, so what a file says is compared with what the migrations made. */
function columnsOf({ columns }: StoredTable): string {
  return columns
    .map(({ name, type }) => `${name} ${type}`)
    .toSorted()
    .join(', ')
}

/** References go both ways, so no order of the tables would do; triggers would tell of changes that are none. */
async function suspendRules(tx: Transaction): Promise<() => Promise<void>> {
  const keys = await tx.rows<{ table: string; name: string; definition: string }>(sql`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`)
  const tables = await storedTables(tx)
  const triggers = async (state: 'DISABLE' | 'ENABLE'): Promise<void> => {
    for (const { name } of tables)
      await tx.run(sql`ALTER TABLE ${identifier(name)} ${raw(state)} TRIGGER USER`)
  }
  for (const { table, name } of keys)
    await tx.run(sql`ALTER TABLE ${raw(table)} DROP CONSTRAINT ${identifier(name)}`)
  await triggers('DISABLE')
  return async () => {
    for (const { table, name, definition } of keys)
      await tx.run(sql`ALTER TABLE ${raw(table)} ADD CONSTRAINT ${identifier(name)} ${raw(definition)}`)
    await triggers('ENABLE')
  }
}

/** What counts on by itself must count on behind what has come. */
async function setSequences(tx: Transaction, { name, columns }: StoredTable): Promise<void> {
  for (const column of columns) {
    const table = identifier(name)
    await tx.run(sql`SELECT setval(sequence, (SELECT coalesce(max(${identifier(column.name)}::text::bigint), 0) + 1 FROM ${table}), false)
      FROM (SELECT pg_get_serial_sequence(${table.text}, ${column.name}) AS sequence) AS own WHERE sequence IS NOT NULL`)
  }
}
