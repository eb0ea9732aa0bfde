import { describe, expect, it } from 'vitest'
import { raw, sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'

describe('simultaneous checks that read a whole table', () => {
  const databases = testDatabases('postgres')

  it.each([
    { table: raw('audit_seal'), check: '/audits/verify', statement: '%FROM audit_seal s LEFT JOIN%' },
    {
      table: raw('"order"'),
      check: '/distributions/logs/verify',
      statement: '%json_agg(json_build_object(%',
    },
  ])(
    'run one after the other, and lists can be read meanwhile: $check',
    async ({ table, check, statement }) => {
      const server = await startTestServer(databases)
      const { app, database } = server
      const headers = { authorization: `Bearer ${await server.logIn()}` }
      const ask = (url: string) => app.inject({ url: `/api/v1${url}`, headers })
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      let locked = (): void => undefined
      const isLocked = new Promise<void>((resolve) => (locked = resolve))
      const holding = database.transaction(async (tx) => {
        await tx.run(sql`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
        locked()
        await released
      })
      await isLocked
      const checks = Array.from({ length: 6 }, () => ask(check))
      // Sealing the log continues, and waits as well.
      const waiting = async () => {
        const row = await database.row<{
          count: number
        }>(sql`SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${statement}
          AND pid <> pg_backend_pid()`)
        return row?.count
      }
      try {
        await expect.poll(waiting).toBeGreaterThan(0)
        expect((await ask('/goods')).statusCode).toBe(200)
        expect(await waiting()).toBe(1)
      } finally {
        release()
        await holding
      }
      // A check that has waited for the lock too long is refused, as in a server.
      for (const { statusCode } of await Promise.all(checks)) expect([200, 409]).toContain(statusCode)
    },
  )
})
