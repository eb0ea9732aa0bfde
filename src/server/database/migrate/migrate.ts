import { createHash } from 'node:crypto'
import { AppError } from '#shared/errors/AppError.ts'
import type { Database, Queries, Transaction } from '../Database.ts'
import { constraintOf, sqlStateOf } from '../databaseError.ts'
import { predictMigration } from './predictMigration.ts'
import { refusalOf } from './refusalOf.ts'
import { raw, sql } from '../sql.ts'

/** A migration as it is kept in the repository. */
export interface MigrationFile {
  name: string
  sql: string
}

/** A migration as the database remembers it. */
export interface AppliedMigration {
  name: string
  sha256: string
}

// A table may be rewritten, and another process may be at it just now.
const statementTimeoutMs = 30 * 60_000
// Any number that nobody else in the database takes: "fenxiao" in letters of the telephone.
const lockKey = 3_369_426n

/** Where each process is told the name of a migration that one of them has applied. */
export const migrationChannel = 'migration'

/** Applies the files that are not yet applied, in order, each whole or not at all; answers their names. */
export async function migrate(database: Database, files: readonly MigrationFile[]): Promise<string[]> {
  const applied: string[] = []
  const known = await database.transaction(prepare(files), { statementTimeoutMs }).catch(refuseUnwritable)
  for (const file of files.filter(({ name }) => !known.has(name))) {
    const isNew = await database
      .transaction((tx) => apply(tx, file), { statementTimeoutMs })
      .catch((error: unknown) => explain(database, file, error))
    if (isNew) applied.push(file.name)
  }
  return applied
}

/** Answers the names of those that are applied already: a start that finds all of them asks nothing more. */
function prepare(files: readonly MigrationFile[]): (tx: Transaction) => Promise<ReadonlySet<string>> {
  return async (tx) => {
    await lock(tx)
    await createMigrationTable(tx)
    const history = await appliedMigrations(tx)
    checkHistory(history, files)
    return new Set(history.map(({ name }) => name))
  }
}

/** A role without rights to create tables, one that may only read, or one whose search path names no schema. */
const unwritable: ReadonlySet<string> = new Set(['42501', '25006', '3F000'])

/** Says what is wrong with a database in which nothing can be made. */
function refuseUnwritable(error: unknown): never {
  if (!unwritable.has(sqlStateOf(error) ?? '')) throw error
  const origin = error instanceof AppError ? error.cause : error
  const reason = `${String(origin)}. The role that DATABASE_URL names has to own the database or its schema`
  throw new AppError('MIGRATION_REFUSED', { reason, cause: error })
}

/** Makes the table in which applied migrations are remembered. */
export async function createMigrationTable(tx: Queries): Promise<void> {
  await tx.run(sql`CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`)
}

/** The migrations that a database has got. */
export function appliedMigrations(queries: Queries): Promise<AppliedMigration[]> {
  return queries.rows<AppliedMigration>(sql`SELECT name, sha256 FROM migration ORDER BY name`)
}

/** Several processes start at once; those that waited here find the file applied. */
async function lock(tx: Transaction): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(${lockKey})`)
}

/** PostgreSQL would go on for a process that was killed, for minutes with a large table, and keep its tables locked for nothing. */
async function endWithProcess(tx: Transaction): Promise<void> {
  const look = sql`SET LOCAL client_connection_check_interval = '2s'`
  await tx.attempt((part) => part.run(look)).catch(unlessUnable)
}

/** Not every system tells a server that the other end of a connection is gone. */
function unlessUnable(error: unknown): void {
  if (sqlStateOf(error) !== '22023') throw error
}

const ifMissing =
  'Start the newer version that this database is of or, if the file was removed, take it back by version control'
const ifChanged = 'Take it back by version control, and write what is to be different into a new one'

function checkHistory(history: readonly AppliedMigration[], files: readonly MigrationFile[]): void {
  const hashes = new Map(files.map((file) => [file.name, hashOf(file)]))
  if (hashes.size < files.length)
    throw new AppError('MIGRATION_REFUSED', { reason: 'two files have the same name' })
  for (const { name, sha256 } of history) {
    const hash = hashes.get(name)
    if (hash === undefined)
      throw new AppError('MIGRATION_REFUSED', { reason: `${name} was applied and is missing. ${ifMissing}` })
    if (hash !== sha256)
      throw new AppError('MIGRATION_REFUSED', {
        reason: `${name} was changed after it was applied. ${ifChanged}`,
      })
  }
}

async function apply(tx: Transaction, file: MigrationFile): Promise<boolean> {
  await endWithProcess(tx)
  await lock(tx)
  const applied = await tx.row<AppliedMigration>(
    sql`SELECT name, sha256 FROM migration WHERE name = ${file.name}`,
  )
  if (applied) return false
  await tx.run(raw(file.sql)).catch((error: unknown) => {
    throw new AppError('MIGRATION_REFUSED', { reason: `${file.name}: ${String(error)}`, cause: error })
  })
  await tx.run(sql`INSERT INTO migration (name, sha256) VALUES (${file.name}, ${hashOf(file)})`)
  await tx.run(sql`SELECT pg_notify(${migrationChannel}, ${file.name})`)
  return true
}

/** Says which rows stand in the way, where it is rows that do. */
async function explain(database: Database, file: MigrationFile, error: unknown): Promise<never> {
  if (constraintOf(error) === undefined) throw error
  const prediction = await database
    .transaction((tx) => predictMigration(tx, [file.sql]), { statementTimeoutMs })
    .catch(() => undefined)
  const refusal = prediction ? refusalOf(prediction) : ''
  if (refusal === '') throw error
  const reason = `${file.name}: ${refusal}. What to write: npm run migrate -- --plan`
  throw new AppError('MIGRATION_REFUSED', { reason, cause: error })
}

/** The files that the database has not got yet; nothing is changed by asking. */
export async function pendingMigrations<File extends MigrationFile>(
  queries: Queries,
  files: readonly File[],
): Promise<File[]> {
  if (!(await hasHistory(queries))) return [...files]
  const history = await appliedMigrations(queries)
  checkHistory(history, files)
  return files.filter((file) => !history.some(({ name }) => name === file.name))
}

/** Whether migrations were ever applied to the database. */
export async function hasHistory(queries: Queries): Promise<boolean> {
  const known = await queries.row<{ is_there: boolean }>(
    sql`SELECT to_regclass('migration') IS NOT NULL AS is_there`,
  )
  return known?.is_there ?? false
}

/** Its SHA-256. Line ends differ between checkouts, the statements do not. */
export function hashOf(file: MigrationFile): string {
  return createHash('sha256').update(file.sql.replaceAll('\r\n', '\n')).digest('hex')
}
