import type { Database, Queries, Transaction } from '#server/database/Database.ts'
import { createMigrationTable, hashOf } from '#server/database/migrate/migrate.ts'
import type { AppliedMigration, MigrationFile } from '#server/database/migrate/migrate.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { insertCells, storedTables, sumOf, fixTextFormat } from './storedTables.ts'
import type { Cells, StoredTable, TableSum } from './storedTables.ts'

/** A receiver of rows, table by table. */
export interface RowSink {
  rows(table: StoredTable, rows: readonly Cells[]): Promise<void>
  /** Compares the received rows with the sent ones; false if the table is not the product's and was left out. */
  end(table: StoredTable, sent: TableSum): Promise<boolean>
}

export interface FillOptions {
  /** The migrations of the source; the target gets exactly these. */
  applied: readonly AppliedMigration[]
  files: readonly MigrationFile[]
  /** Sends every row. */
  feed: (sink: RowSink) => Promise<void>
  /** Makes the intended changes to the copy, after everything was compared. */
  finish?(tx: Transaction): Promise<void>
}

const statementTimeoutMs = 60 * 60_000

/** Fills an empty database with the tables and rows of another one: completely and compared, or not at all. */
export async function fillDatabase(target: Database, filling: FillOptions): Promise<void> {
  const work = async (tx: Transaction): Promise<void> => {
    await fixTextFormat(tx)
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

/** Refuses a database that has tables, which might belong to a user. */
export async function refuseTables(queries: Queries): Promise<void> {
  const tables = await storedTables(queries)
  if (tables.length === 0) return
  const names = tables.map(({ name }) => name).slice(0, 10)
  throw new AppError('TARGET_NOT_EMPTY', { reason: names.join(', ') })
}

async function createTables(tx: Transaction, { applied, files }: FillOptions): Promise<void> {
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

/** Receives all tables and requires that each comes and ends; otherwise rows could be missing without an error. */
async function feedAll(
  tx: Transaction,
  tables: readonly StoredTable[],
  { feed }: FillOptions,
): Promise<void> {
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const open = (sent: StoredTable): StoredTable => {
    const own = waiting.get(sent.name)
    if (own && columnsOf(own) === columnsOf(sent)) return sent
    throw new AppError('TRANSFER_DIFFERS', { reason: `${sent.name}: ${columnsOf(sent)}` })
  }
  // The source may have other tables beside the product's.
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

/** The columns as text, for comparing a file's with the migrations': names and types become part of statements. */
function columnsOf({ columns }: StoredTable): string {
  return columns
    .map(({ name, type }) => `${name} ${type}`)
    .toSorted()
    .join(', ')
}

/** Suspends foreign keys, because mutual references allow no order of tables, and triggers, which would report false changes. */
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

/** Sets sequences to continue after the received rows. */
async function setSequences(tx: Transaction, { name, columns }: StoredTable): Promise<void> {
  for (const column of columns) {
    const table = identifier(name)
    await tx.run(sql`SELECT setval(sequence, (SELECT coalesce(max(${identifier(column.name)}::text::bigint), 0) + 1 FROM ${table}), false)
      FROM (SELECT pg_get_serial_sequence(${table.text}, ${column.name}) AS sequence) AS own WHERE sequence IS NOT NULL`)
  }
}
