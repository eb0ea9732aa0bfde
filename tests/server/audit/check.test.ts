import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { AuditState } from '#shared/audit/AuditState.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

describe('a background check of the audit log', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer(databases)
    token = await server.logIn()
  })

  const ask = async (method: 'GET' | 'POST', url: string): Promise<AuditState> => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await server.app.inject({ method, url: `/api/v1/audits/${url}`, headers })
    const body: Envelope<AuditState> = answer.json()
    if (!body.success) throw new Error(body.error.detail)
    return body.data
  }
  const finished = () =>
    expect
      .poll(async () => (await ask('GET', 'state')).running, { timeout: 120_000 })
      .toBeNull()
      .then(() => ask('GET', 'state'))

  it('reports its findings, who started it and how long the chain is', async () => {
    expect((await ask('GET', 'state')).last).toBeNull()
    await ask('POST', 'verify')
    const { last, length } = await finished()
    expect(last).toMatchObject({ checked_by: 'admin', report: { isGenuine: true, problems: [] } })
    expect(last?.report.rows).toBeGreaterThan(0)
    expect(length).toBeGreaterThanOrEqual(last?.report.rows ?? Infinity)
  })

  it('names the first row that was altered', async () => {
    const { database } = server
    await database.run(sql`ALTER TABLE "audit" DISABLE TRIGGER audit_is_kept`)
    const row = await database.row<{ id: string }>(sql`
      UPDATE "audit" SET user_name = 'somebody else' WHERE id = (SELECT audit_id FROM audit_seal WHERE number = 2)
      RETURNING id`)
    await ask('POST', 'verify')
    const problems = [{ kind: 'changed', number: 2, id: row?.id }]
    expect((await finished()).last?.report).toMatchObject({ isGenuine: false, problems })
  })

  it('runs alone, is replaced if its process dies, and has no result that the server did not sign', async () => {
    const { database } = server
    const start = sql`UPDATE audit_check SET started_at = now(), seen_at = now(), done = 5, total = 10`
    await database.run(start)
    expect((await ask('POST', 'verify')).running).toMatchObject({ done: 5, total: 10 })
    await database.run(sql`UPDATE audit_check SET seen_at = now() - interval '1 minute'`)
    expect((await ask('GET', 'state')).running).toBeNull()
    await ask('POST', 'verify')
    expect((await finished()).last).not.toBeNull()
    await database.run(sql`UPDATE audit_check SET result = replace(result, 'false', 'true')`)
    expect((await ask('GET', 'state')).last).toBeNull()
  })
})
