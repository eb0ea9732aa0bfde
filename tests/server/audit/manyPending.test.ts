import { expect, it } from 'vitest'
import { AuditKeys } from '#server/audit/AuditKeys.ts'
import { sealPending } from '#server/audit/sealPending.ts'
import { sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startedTemplate, testConfig } from '#tests/support/testServer.ts'

const many = 60_000
/** A tenth of the usual limit, in milliseconds. */
const statementTimeoutMs = 1500

eachDatabase('audit rows that are written all at once, as by a large import', (databases) => {
  it('are sealed within the time limit for statements, even if there were hardly any before', async () => {
    const options = { statementTimeoutMs, poolSize: 1 }
    const database = await databases.openFilled(await startedTemplate(testConfig('/nowhere')), options)
    const keys = new AuditKeys([Buffer.alloc(32, 7)])
    const add = (count: number) =>
      database.run(sql`INSERT INTO audit_pending (audit_id, signature)
        SELECT gen_random_uuid(), 'signed' FROM generate_series(1, ${count}::int)`)
    // Seals the rows of the first start.
    await sealPending(database, keys)
    await database.run(sql`VACUUM audit_pending`)
    await add(3)
    await database.run(sql`ANALYZE audit_pending`)
    // Repeats until the database keeps its plan for the statement.
    for (let sealed = 0; sealed < 12; sealed += 1) await sealPending(database, keys)
    const before = await sealPending(database, keys)
    for (let made = 0; made < many; made += 5000) await add(5000)
    expect(await sealPending(database, keys)).toMatchObject({ number: before.number + many })
  })
})
