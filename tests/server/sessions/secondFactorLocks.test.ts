import { expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import { sql } from '#server/database/sql.ts'
import { hashOfCode, newRecoveryCodes } from '#server/secondFactor/recoveryCodes.ts'
import { removeSecondFactor, consumeCode } from '#server/secondFactor/secondFactor.ts'
import { SecretBox } from '#server/secrets/SecretBox.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'

const databases = testDatabases('postgres')

it('a second factor can be removed while a log-in uses a recovery code, and neither fails [S7.05]', async () => {
  const { database } = await startTestServer(databases)
  const user = await database.row<{ id: string }>(sql`SELECT id FROM "user" LIMIT 1`)
  const id = textOf(user?.id ?? null)
  const [code = ''] = newRecoveryCodes()
  await database.run(sql`INSERT INTO second_factor (user_id, secret, confirmed_at) VALUES (${id}, '', now())`)
  await database.run(sql`INSERT INTO recovery_code (user_id, hash) VALUES (${id}, ${hashOfCode(code)})`)
  let hold = (): void => undefined
  const held = new Promise<void>((resolve) => {
    hold = resolve
  })
  const using = database.transaction(async (tx) => {
    await tx.run(sql`SELECT 1 FROM second_factor WHERE user_id = ${id} FOR UPDATE`)
    hold()
    const isAwaited = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
    await expect.poll(() => tx.row(isAwaited)).toBeDefined()
    return consumeCode(tx, id, { code, box: new SecretBox(Buffer.alloc(32, 7)) })
  })
  await held
  const removal = database.transaction((tx) => removeSecondFactor(tx, id))
  expect(await Promise.all([using, removal])).toEqual(['recovery', true])
})
