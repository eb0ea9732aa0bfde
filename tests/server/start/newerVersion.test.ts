import { describe, expect, it } from 'vitest'
import { migrate } from '#server/database/migrate/migrate.ts'
import { sql } from '#server/database/sql.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { testDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTwoProcesses } from '#tests/support/twoProcesses.ts'

const good = { name: 'tea', price: 10, min_price: 0, first_price: 0, sequence: 1, status: 'draft' } as const

describe('a process that still runs when a newer version has migrated the database', () => {
  const databases = testDatabases('postgres')

  it('still reads but changes no records, because it would miss what the newer version computes [S6.04]', async () => {
    const { database, call, sessionOf } = await startTwoProcesses(databases)
    const token = await sessionOf('admin')
    const made = await call(0, token, 'POST', '/goods', good)
    expect(made.status).toBe(200)
    const total = `ALTER TABLE good ADD COLUMN twice numeric; UPDATE good SET twice = 2 * price`
    await migrate(database, [
      ...migrationFiles(),
      { name: 'generated/migrations/9999_later.sql', sql: total },
    ])

    const url = `/goods/${idOf(made.data)}`
    for (const node of [0, 1]) {
      await expect.poll(async () => (await call(node, token, 'PUT', url, good)).status).toBe(503)
      expect((await call(node, token, 'PUT', url, { ...good, price: 20 })).status).toBe(503)
      expect((await call(node, token, 'POST', '/goods', good)).status).toBe(503)
      expect((await call(node, token, 'GET', url)).data).toMatchObject({ price: 10 })
      expect(await call(node, token, 'GET', '/health')).toMatchObject({
        status: 200,
        data: { status: 'read-only', database: { writable: false } },
      })
    }
    expect(await database.rows(sql`SELECT price, twice FROM good`)).toEqual([{ price: '10', twice: '20' }])
  })
})
