import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { AuditKeys } from '#server/audit/AuditKeys.ts'
import { HeadFile } from '#server/audit/HeadFile.ts'
import { verifyAudit } from '#server/audit/verifyAudit.ts'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startServerProcess } from '#tests/support/serverProcess.ts'
import { sealed } from './openAudit.ts'

const writes = 1000
const atOnce = 20
const key = '05'.repeat(32)

describe('the audit log of two processes on one database', () => {
  const databases = testDatabases('postgres')
  let database: Database
  let origins: readonly string[]
  let token: string
  let folder: string

  beforeAll(async () => {
    const place = await databases.place()
    folder = await mkdtemp(join(tmpdir(), 'fenxiao-audit-'))
    databases.afterwards(() => rm(folder, { recursive: true, force: true }))
    const environment = {
      DATABASE_URL: place.url ?? '',
      FENXIAO_DATA: folder,
      FENXIAO_SECRET_KEY: key,
      LOG_LEVEL: 'silent',
    }
    const nodes = [startServerProcess(environment), startServerProcess(environment)]
    origins = await Promise.all(nodes.map((node) => node.address()))
    database = await openDatabase(place)
    databases.afterwards(() => database.close())
    databases.afterwards(async () => {
      for (const node of nodes) node.signal('SIGTERM')
      await Promise.all(nodes.map((node) => node.exitCode()))
    })
    const admin = await database.row<{ id: string }>(sql`SELECT id FROM "user" WHERE username = 'admin'`)
    const start = { userId: admin?.id ?? '', remember: false, address: '', agent: '' }
    token = (await beginSession(database, start, { hours: 1, rememberDays: 1 })).token
  }, 120_000)

  const makeGood = async (index: number): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const good = { name: `${index}`, price: 9, min_price: 8, first_price: 0, sequence: 1, status: 'normal' }
    const origin = origins[index % origins.length] ?? ''
    const answer = await fetch(`${origin}/api/v1/goods`, {
      method: 'POST',
      headers,
      body: JSON.stringify(good),
    })
    await answer.text()
    return answer.status
  }

  it('holds every one of 1,000 writes at once, in one unbroken chain, and a check meanwhile raises no alarm', async () => {
    const keys = new AuditKeys([Buffer.from(key, 'hex')])
    let next = 0
    const statuses: number[] = []
    const writer = async (): Promise<void> => {
      while (next < writes) statuses.push(await makeGood(next++))
    }
    const writing = Promise.all(Array.from({ length: atOnce }, writer))
    const meanwhile = await verifyAudit(database, keys)
    expect(meanwhile.problems).toEqual([])
    await writing
    expect(statuses.filter((status) => status === 200)).toHaveLength(writes)
    await sealed(database)
    const noted = await new HeadFile(folder).read()
    const report = await verifyAudit(database, keys, noted ? [noted] : [])
    expect(report).toMatchObject({ isGenuine: true, waiting: 0, problems: [] })
    const kept = await database.row<{ count: number }>(
      sql`SELECT count(DISTINCT record_id)::int AS count FROM "audit" WHERE entity = 'good' AND action = 'create'`,
    )
    expect(kept?.count).toBe(writes)
    expect(report.rows).toBeGreaterThanOrEqual(writes)
  }, 120_000)
})
