import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { AuditWriter } from '#server/audit/AuditWriter.ts'
import { AuditKeys } from '#server/audit/AuditKeys.ts'
import { readHead } from '#server/audit/chain.ts'
import { sealPending } from '#server/audit/sealPending.ts'
import { verifyAudit } from '#server/audit/verifyAudit.ts'
import type { Database, Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { AuditProblem } from '#shared/audit/AuditReport.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import { foundAfter, sealed } from './openAudit.ts'

const rows = 20

eachDatabase('an audit log that was tampered with', (databases) => {
  let server: TestServer
  let database: Database
  let keys: AuditKeys
  let writer: AuditWriter

  beforeAll(async () => {
    server = await startTestServer(databases)
    database = server.database
    keys = new AuditKeys(server.config.secretKeys)
    writer = new AuditWriter(keys)
    await server.app.ready()
    for (let row = 0; row < rows; row += 1)
      await writer.note(database, [
        { action: 'call', subject: `row ${row}`, detail: { row, b: 1, a: [1, 0.1] } },
      ])
    await sealPending(database, keys)
  })

  const found = async (attack: (queries: Queries) => Promise<unknown>): Promise<readonly AuditProblem[]> => {
    const { isGenuine, problems } = await foundAfter(database, keys, attack)
    expect(isGenuine).toBe(problems.length === 0)
    return problems
  }
  const idAt = async (number: number): Promise<string> => {
    const row = await database.row<{ id: string }>(
      sql`SELECT audit_id AS id FROM audit_seal WHERE number = ${number}`,
    )
    return row?.id ?? ''
  }

  it('is reported as genuine while it is unchanged', async () => {
    const report = await verifyAudit(database, keys)
    expect(report).toMatchObject({ isGenuine: true, waiting: 0, problems: [] })
    expect(report.rows).toBeGreaterThanOrEqual(rows)
  })

  it('refuses every change and deletion, even by mistake', async () => {
    const id = await idAt(3)
    for (const attack of [
      sql`UPDATE "audit" SET subject = 'x' WHERE id = ${id}`,
      sql`DELETE FROM "audit" WHERE id = ${id}`,
      sql`DELETE FROM audit_seal WHERE number = 3`,
      sql`TRUNCATE "audit"`,
    ])
      await expect(database.run(attack)).rejects.toThrow('only ever added')
  })

  it('has a changed row reported, whichever of its columns was changed', async () => {
    const number = (await verifyAudit(database, keys)).rows - 5
    const id = await idAt(number)
    for (const change of [
      sql`subject = subject || '!'`,
      sql`user_name = 'someone else'`,
      sql`created_at = created_at - interval '1 hour'`,
      sql`detail = detail || '{"row": 7}'`,
      sql`address = '10.0.0.1'`,
      sql`after = '{}'`,
    ])
      expect(await found((tx) => tx.run(sql`UPDATE "audit" SET ${change} WHERE id = ${id}`))).toEqual([
        { kind: 'changed', number, id },
      ])
  })

  it('has a removed row reported, with and without its place in the chain', async () => {
    const id = await idAt(6)
    const removeRow = (tx: Queries) => tx.run(sql`DELETE FROM "audit" WHERE id = ${id}`)
    expect(await found(removeRow)).toEqual([{ kind: 'removed', number: 6, id }])
    const removeBoth = async (tx: Queries) => {
      await removeRow(tx)
      await tx.run(sql`DELETE FROM audit_seal WHERE number = 6`)
    }
    expect(await found(removeBoth)).toEqual([{ kind: 'removed', number: 6, until: 6 }])
  })

  it('has a removal reported that was hidden by new numbers', async () => {
    const problems = await found(async (tx) => {
      await tx.run(sql`DELETE FROM "audit" WHERE id = ${await idIn(tx, 7)}`)
      await tx.run(sql`DELETE FROM audit_seal WHERE number = 7`)
      await tx.run(sql`UPDATE audit_seal SET number = -number WHERE number > 7`)
      await tx.run(sql`UPDATE audit_seal SET number = -number - 1 WHERE number < 0`)
      await tx.run(sql`UPDATE audit_head SET number = number - 1`)
    })
    expect(problems).toContainEqual(expect.objectContaining({ kind: 'reordered', number: 7 }))
    expect(problems).toContainEqual(expect.objectContaining({ kind: 'headForged' }))
  })

  it('has rows reported that changed places', async () => {
    const swap = async (tx: Queries) => {
      await tx.run(
        sql`UPDATE audit_seal SET number = CASE number WHEN 8 THEN -9 ELSE -8 END WHERE number IN (8, 9)`,
      )
      await tx.run(sql`UPDATE audit_seal SET number = -number WHERE number < 0`)
    }
    const kinds = (await found(swap)).map(({ kind, number }) => `${kind} ${number}`)
    expect(kinds).toEqual(['reordered 8', 'reordered 9', 'reordered 10'])
  })

  it('has a row reported that the server did not write, sealed or not', async () => {
    const id = '0198a000-0000-7000-8000-000000000001'
    const insert = (tx: Queries) =>
      tx.run(sql`INSERT INTO "audit" (id, action, subject) VALUES (${id}, 'login', 'ghost')`)
    expect(await found(insert)).toEqual([{ kind: 'inserted', id }])
    const wait = async (tx: Queries) => {
      await insert(tx)
      await tx.run(sql`INSERT INTO audit_pending VALUES (${id}, ${keys.sign('row', 'another row')})`)
    }
    expect(await found(wait)).toEqual([{ kind: 'inserted', id }])
    const link = async (tx: Queries) => {
      await insert(tx)
      await tx.run(sql`INSERT INTO audit_seal SELECT max(number) + 1, ${id}, 'x', 'y' FROM audit_seal`)
    }
    expect(await found(link)).toContainEqual(expect.objectContaining({ kind: 'inserted' }))
  })

  it('has a cut-off end reported by the signed head, or by the one beside the data if the first was set back too', async () => {
    await server.app.close()
    const noted = readHead(await readFile(join(server.config.dataFolder, 'audit-head.txt'), 'utf8'))
    expect(noted?.number).toBeGreaterThanOrEqual(rows)
    const last = noted?.number ?? 0
    const earlier = await verifyAudit(database, keys)
    expect(earlier.isGenuine).toBe(true)
    const cut = async (tx: Queries) => {
      await tx.run(
        sql`DELETE FROM "audit" WHERE id IN (SELECT audit_id FROM audit_seal WHERE number > ${last - 2})`,
      )
      await tx.run(sql`DELETE FROM audit_seal WHERE number > ${last - 2}`)
    }
    expect(await found(cut)).toEqual([{ kind: 'cutOff', number: last - 1, until: last }])
    const cutAndSetBack = async (tx: Queries) => {
      await cut(tx)
      const row = await tx.row<{ hash: string }>(sql`SELECT hash FROM audit_seal WHERE number = ${last - 2}`)
      const signature = keys.sign('head', `${last - 2}\n${row?.hash}`)
      await tx.run(
        sql`UPDATE audit_head SET number = ${last - 2}, hash = ${row?.hash}, signature = ${signature}`,
      )
    }
    const heads = noted ? [noted] : []
    expect((await foundAfter(database, keys, cutAndSetBack, heads)).problems).toEqual([
      { kind: 'cutOff', number: last - 1, until: last },
    ])
    expect((await foundAfter(database, keys, cutAndSetBack)).isGenuine).toBe(true)
    const other = { number: 4, hash: 'something else' }
    expect((await verifyAudit(database, keys, [...heads, other])).problems).toEqual([
      { kind: 'replaced', number: 4 },
    ])
  })

  it('is verified with former keys after the key was changed, and a missing key is reported', async () => {
    const [former] = server.config.secretKeys
    const changed = new AuditKeys([Buffer.alloc(32, 9), former])
    await new AuditWriter(changed).note(database, [{ action: 'call', subject: 'after the change' }])
    await sealPending(database, changed)
    expect(await verifyAudit(database, changed)).toMatchObject({ isGenuine: true, waiting: 0 })
    const { isGenuine, problems } = await verifyAudit(database, new AuditKeys([Buffer.alloc(32, 9)]))
    expect([isGenuine, new Set(problems.map(({ kind }) => kind))]).toEqual([false, new Set(['keyMissing'])])
  })

  it('seals a row left by a process that ended between commit and seal', async () => {
    const own = new AuditKeys([Buffer.alloc(32, 9), ...server.config.secretKeys])
    const before = await verifyAudit(database, own)
    await new AuditWriter(own).note(database, [{ action: 'call', subject: 'left over' }])
    expect(await verifyAudit(database, own)).toMatchObject({ isGenuine: true, waiting: 1, rows: before.rows })
    const head = await sealPending(database, own)
    expect(head.number).toBe(before.rows + 1)
    await sealed(database)
  })
})

async function idIn(tx: Queries, number: number): Promise<string> {
  const row = await tx.row<{ id: string }>(
    sql`SELECT audit_id AS id FROM audit_seal WHERE number = ${number}`,
  )
  return row?.id ?? ''
}
