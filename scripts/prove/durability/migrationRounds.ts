import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Queries } from '#server/database/Database.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { DatabaseOptions } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { largeMigration, largeRows } from './largeMigration.ts'

/** What kills during a migration left. */
export interface MigrationFindings {
  rounds: number
  /** How often nothing of it was there, and how often all of it. */
  nothing: number
  whole: number
  /** What was neither. */
  half: readonly string[]
}

const program = fileURLToPath(new URL('./applyLargeMigration.ts', import.meta.url))
const longestMs = 1500

/** Kills a process in the middle of a migration of a large table, and looks what is there; then lets one finish. */
export async function migrationRounds(
  place: DatabaseOptions,
  rounds: number,
  onRound: (round: number) => void,
): Promise<MigrationFindings> {
  const options = { ...place, statementTimeoutMs: 300_000 }
  await onDatabase(options, (database) => migrate(database, largeMigration.slice(0, 1)))
  const found: string[] = []
  for (let round = 1; round <= rounds; round++) {
    await killDuring(place)
    const state = await onDatabase(options, stateOf)
    found.push(state)
    if (state === 'whole' && round < rounds) await onDatabase(options, takeBack)
    onRound(round)
  }
  await onDatabase(options, (database) => migrate(database, largeMigration))
  const last = await onDatabase(options, stateOf)
  const of = (state: string) => found.filter((one) => one === state).length
  const half = [...found, last].filter((state) => state !== 'nothing' && state !== 'whole')
  return {
    rounds,
    nothing: of('nothing'),
    whole: of('whole'),
    half: last === 'nothing' ? [...half, 'nothing after all'] : half,
  }
}

async function killDuring({ folder, url }: DatabaseOptions): Promise<void> {
  const command = ['--import', 'tsx', program, folder, ...(url === undefined ? [] : [url])]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), ended])
  await wait(Math.random() * longestMs)
  child.kill('SIGKILL')
  await ended
}

async function onDatabase<T>(options: DatabaseOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(options)
  return work(database).finally(() => database.close())
}

/** On PostgreSQL the killed process's statement may go on until the server notices, so what is locked is waited for. */
async function stateOf(database: Database): Promise<string> {
  return database.transaction(async (tx) => {
    await tx.run(sql`LOCK TABLE line, migration IN ACCESS EXCLUSIVE MODE`)
    const noted = await tx.row(sql`SELECT FROM migration WHERE name = ${largeMigration[1].name}`)
    const facts = JSON.stringify({ ...(await factsOf(tx)), noted: noted !== undefined })
    const before = {
      rows: largeRows,
      columns: 'id integer, amount integer, note text',
      rules: 0,
      noted: false,
    }
    const columns = 'id integer, amount numeric, remark text, kind text'
    const after = { rows: largeRows, columns, rules: 2, noted: true }
    if (facts === JSON.stringify(before)) return 'nothing'
    return facts === JSON.stringify(after) ? 'whole' : facts
  })
}

async function factsOf(tx: Queries): Promise<object> {
  const facts = await tx.row<object>(sql`SELECT (SELECT count(*)::int FROM line) AS rows,
    (SELECT string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = 'line'::regclass AND attnum > 0 AND NOT attisdropped) AS columns,
    (SELECT count(*)::int FROM pg_constraint WHERE conrelid = 'line'::regclass AND conname = 'line_amount_max')
      + (SELECT count(*)::int FROM pg_class WHERE relname = 'line_amount_idx') AS rules`)
  return facts ?? {}
}

async function takeBack(database: Database): Promise<void> {
  await database.run(sql`DROP TABLE line; DELETE FROM migration`)
  await migrate(database, largeMigration.slice(0, 1))
}
