import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/database/Database.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { DatabaseOptions } from '#server/database/open/openDatabase.ts'
import { raw } from '#server/database/sql.ts'
import { contentsOf } from './contentsOf.ts'
import { shopMigrations } from './shopMigrations.ts'

/** The results of kills during a migration. */
export interface MigrationFindings {
  rounds: number
  /** The number of kills after which nothing of the migration was stored, and all of it. */
  nothing: number
  whole: number
  /** The rounds with another result, or with a migration that the next start did not finish. */
  half: readonly string[]
}

const program = fileURLToPath(new URL('./applyMigrations.ts', import.meta.url))

/** Kills a process during a migration of several tables with rows, checks what it left, and lets another process finish it. */
export async function migrationRounds(
  place: DatabaseOptions,
  rounds: number,
  onRound: (round: number) => void,
): Promise<MigrationFindings> {
  const options = { ...place, statementTimeoutMs: 300_000 }
  const [first, second] = await shopMigrations()
  const { before, after, longestMs } = await onDatabase(options, async (database) => {
    const before = await begun(database)
    const started = performance.now()
    await migrate(database, [first, second])
    // Some migrations finish before the kill.
    const longestMs = 1.3 * (performance.now() - started)
    return { before, after: await contentsOf(database), longestMs }
  })
  const findings = { rounds, nothing: 0, whole: 0, half: new Array<string>() }
  for (let round = 1; round <= rounds; round++) {
    await onDatabase(options, begun)
    await killWithin(longestMs, place)
    const [found, finished] = await onDatabase(options, async (database) => {
      const left = await contentsOf(database)
      await migrate(database, [first, second])
      return [left, await contentsOf(database)] as const
    })
    if (found === before) findings.nothing += 1
    else if (found === after) findings.whole += 1
    else findings.half.push(found)
    if (finished !== after) findings.half.push(`after the next start: ${finished}`)
    onRound(round)
  }
  return findings

  async function begun(database: Database): Promise<string> {
    await database.run(raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
    await migrate(database, [first])
    return contentsOf(database)
  }
}

async function killWithin(longestMs: number, { folder, url }: DatabaseOptions): Promise<void> {
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
