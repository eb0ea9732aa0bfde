import { beforeAll, describe, expect, it } from 'vitest'
import { AuditKeys } from '#server/audit/AuditKeys.ts'
import { HeadFile } from '#server/audit/HeadFile.ts'
import { verifyAudit } from '#server/audit/verifyAudit.ts'
import { sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTwoProcesses } from '#tests/support/twoProcesses.ts'
import type { TwoProcesses } from '#tests/support/twoProcesses.ts'
import { sealed } from './openAudit.ts'

const writes = 1000
const atOnce = 20
const key = '05'.repeat(32)

describe('the audit log of two processes on one database', () => {
  const databases = testDatabases('postgres')
  let two: TwoProcesses
  let token: string

  beforeAll(async () => {
    two = await startTwoProcesses(databases, { FENXIAO_SECRET_KEY: key })
    token = await two.sessionOf('admin')
  })

  const makeGood = async (index: number): Promise<number> => {
    const good = { name: `${index}`, price: 9, min_price: 8, first_price: 0, sequence: 1, status: 'normal' }
    return (await two.call(index, token, 'POST', '/goods', good)).status
  }

  it('keeps 1,000 simultaneous writes in one unbroken chain, and a check meanwhile reports no problem', async () => {
    const { database, folder } = two
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
  })
})
