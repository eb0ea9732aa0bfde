import { describe, expect, it } from 'vitest'
import type { Database } from '#server/database/Database.ts'
import { Housekeeping } from '#server/database/embedded/housekeeping.ts'
import { sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'

const { open } = testDatabases('embedded')
const minute = 60_000

const checkpointOf = async (database: Database): Promise<string | undefined> =>
  (await database.row<{ lsn: string }>(sql`SELECT checkpoint_lsn AS lsn FROM pg_control_checkpoint()`))?.lsn
const rowsKnownOf = async (database: Database): Promise<number | undefined> =>
  (await database.row<{ rows: number }>(sql`SELECT reltuples AS rows FROM pg_class WHERE relname = 'line'`))
    ?.rows
// Analyzing alone marks no page as visible to everyone.
const pagesVacuumedOf = async (database: Database): Promise<number | undefined> =>
  (
    await database.row<{ pages: number }>(
      sql`SELECT relallvisible AS pages FROM pg_class WHERE relname = 'line'`,
    )
  )?.pages

async function buildLines(): Promise<Database> {
  const database = await open()
  await database.run(sql`CREATE TABLE line (id int); INSERT INTO line SELECT * FROM generate_series(1, 1000)`)
  return database
}

describe('housekeeping of the embedded database', () => {
  it('checkpoints every five minutes if there is something to write', async () => {
    const database = await buildLines()
    const housekeeping = new Housekeeping(database)
    const start = Date.now()
    const before = await checkpointOf(database)
    await housekeeping.look(new Date(start + minute))
    expect(await checkpointOf(database)).toBe(before)
    await housekeeping.look(new Date(start + 6 * minute))
    const after = await checkpointOf(database)
    expect(after).not.toBe(before)
    await housekeeping.look(new Date(start + 12 * minute))
    expect(await checkpointOf(database)).toBe(after)
    housekeeping.stop()
  })

  it('checkpoints earlier if the log has grown by 64 MB', async () => {
    const database = await buildLines()
    const housekeeping = new Housekeeping(database)
    await housekeeping.checkpoint()
    const before = await checkpointOf(database)
    await database.run(sql`CREATE TABLE filler AS SELECT repeat('x', 1900) FROM generate_series(1, 36000)`)
    await housekeeping.look()
    expect(await checkpointOf(database)).not.toBe(before)
    housekeeping.stop()
  })

  it('vacuums and analyzes every table once a night', async () => {
    const database = await buildLines()
    await database.run(sql`CREATE SCHEMA "Other"; CREATE TABLE "Other"."A ""line" (id int)`)
    const housekeeping = new Housekeeping(database)
    const tomorrow = new Date(Date.now() + 24 * 60 * minute)
    tomorrow.setHours(2, 30)
    await housekeeping.look(tomorrow)
    expect(await rowsKnownOf(database)).toBe(-1)
    expect(await pagesVacuumedOf(database)).toBe(0)
    tomorrow.setHours(3, 5)
    await housekeeping.look(tomorrow)
    expect(await rowsKnownOf(database)).toBe(1000)
    expect(await pagesVacuumedOf(database)).toBeGreaterThan(0)
    expect(
      await database.rows(sql`SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples < 0`),
    ).toEqual([])
    await database.run(sql`INSERT INTO line VALUES (0)`)
    await housekeeping.look(tomorrow)
    expect(await rowsKnownOf(database)).toBe(1000)
    housekeeping.stop()
  })
})
