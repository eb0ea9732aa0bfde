import { createHash } from 'node:crypto'
import { AppError } from '#shared/errors/AppError.ts'
import type { Database, Queries, Transaction } from '../Database.ts'
import { constraintOf, sqlStateOf } from '../databaseError.ts'
import { predictMigration } from './predictMigration.ts'
import { refusalOf } from './refusalOf.ts'
import { raw, sql } from '../sql.ts'

/** A migration in the repository. */
export interface MigrationFile {
  name: string
  sql: string
}

/** A migration in the database's record of applied ones. */
export interface AppliedMigration {
  name: string
  sha256: string
}

// A migration may rewrite a table, or wait for another process that applies it.
const statementTimeoutMs = 30 * 60_000
// Any number that nothing else in the database uses: "fenxiao" on a telephone's keys.
const lockKey = 3_369_426n

/** The channel that notifies every process of the name of each applied migration. */
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

/** Answers the names of the migrations already applied; a start that finds all of them sends no further query. */
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

/** Explains why no table can be created in the database. */
function refuseUnwritable(error: unknown): never {
  if (!unwritable.has(sqlStateOf(error) ?? '')) throw error
  const origin = error instanceof AppError ? error.cause : error
  const reason = `${String(origin)}. The role that DATABASE_URL names has to own the database or its schema`
  throw new AppError('MIGRATION_REFUSED', { reason, cause: error })
}

/** Creates the table that records applied migrations. */
export async function createMigrationTable(tx: Queries): Promise<void> {
  await tx.run(sql`CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`)
}

/** The migrations that were applied to a database. */
export function appliedMigrations(queries: Queries): Promise<AppliedMigration[]> {
  return queries.rows<AppliedMigration>(sql`SELECT name, sha256 FROM migration ORDER BY name`)
}

/** Lets one process migrate at a time: of several that start at once, those that waited find the file applied. */
async function lock(tx: Transaction): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(${lockKey})`)
}

/** Stops the migration when its process is killed; PostgreSQL would work on a large table for minutes more and keep it locked. */
async function endWithProcess(tx: Transaction): Promise<void> {
  const look = sql`SET LOCAL client_connection_check_interval = '2s'`
  await tx.attempt((part) => part.run(look)).catch(unlessUnable)
}

/** Ignores that the server's system cannot detect the loss of a connection's other end. */
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

/** Adds the rows that block the migration to its error, if rows are the cause. */
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

/** The files not yet applied to the database; changes nothing. */
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

/** The SHA-256 of a migration, independent of line ends, which differ between checkouts. */
export function hashOf(file: MigrationFile): string {
  return createHash('sha256').update(file.sql.replaceAll('\r\n', '\n')).digest('hex')
}
