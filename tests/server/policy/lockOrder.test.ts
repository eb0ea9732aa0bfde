import { beforeAll, describe, expect, it } from 'vitest'
import { HeldElsewhere } from '#server/crud/entity/HeldElsewhere.ts'
import { inWriteTransaction } from '#server/crud/entity/inWriteTransaction.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { permissionSnapshotOf } from '#server/policy/PermissionSnapshot.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

describe('a change of permissions', () => {
  const databases = testDatabases('postgres')
  let server: TestServer
  let id: string
  beforeAll(async () => {
    server = await startTestServer(databases)
    const user = await server.database.row<{ id: string }>(sql`SELECT id FROM "user" LIMIT 1`)
    id = textOf(user?.id ?? null)
  })

  it('that has locked a user gives way to a reset of their password, which avoids a deadlock [S6.04] [S7.05]', async () => {
    const { app, database } = server
    const headers = { authorization: `Bearer ${await server.logIn()}` }
    const payload = { password: 'a password of their own' }
    let isLocked = (): void => undefined
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve
    })
    const change = database.transaction(async (tx) => {
      await tx.run(sql`SELECT FROM "user" WHERE id = ${id} FOR NO KEY UPDATE`)
      isLocked()
      await untilAwaited(tx)
      await permissionSnapshotOf(tx, id)
    })
    const gaveWay = expect(change).rejects.toBeInstanceOf(HeldElsewhere)
    await locked
    const reset = await app.inject({
      method: 'PATCH',
      url: `/api/v1/users/${id}/reset-pwd`,
      payload,
      headers,
    })
    await gaveWay
    expect(reset.statusCode).toBe(200)
  })

  it('that gave way starts again when the other change is done, and sees its result [S6.04]', async () => {
    const { database } = server
    let isHeld = (): void => undefined
    const held = new Promise<void>((resolve) => {
      isHeld = resolve
    })
    const other = database.transaction(async (tx) => {
      await permissionSnapshotOf(tx, id)
      isHeld()
      await untilAwaited(tx)
      await tx.run(sql`UPDATE role SET name = 'meanwhile'`)
    })
    await held
    const seen: unknown[] = []
    await inWriteTransaction(database, async (tx) => {
      seen.push('begins')
      await permissionSnapshotOf(tx, id)
      seen.push(await tx.row(sql`SELECT DISTINCT name FROM role`))
    })
    await other
    expect(seen).toEqual(['begins', 'begins', { name: 'meanwhile' }])
  })
})

async function untilAwaited(tx: Transaction): Promise<void> {
  const waiting = sql`SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
  await expect.poll(() => tx.row(waiting), { timeout: 5000 }).toBeDefined()
}
