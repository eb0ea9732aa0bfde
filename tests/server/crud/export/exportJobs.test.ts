import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { ExportRunner } from '#server/crud/export/jobs/ExportRunner.ts'
import { addExportJob } from '#server/crud/export/jobs/exportJobs.ts'
import { tidyExports } from '#server/crud/export/jobs/tidyExports.ts'
import { holdsNow } from '#server/policy/holdsNow.ts'
import { PolicyCache } from '#server/policy/PolicyCache.ts'
import { newId } from '#server/database/newId.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { connect, dataOf, errorOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

// Several pages of the export.
const count = 6500
const asked = 'columns=trade_no,num,pay_time&sort=trade_no'

eachDatabase('an export in the background', (databases) => {
  let server: TestServer
  let client: ApiClient
  let adminId: string
  beforeAll(async () => {
    server = await startTestServer(databases)
    client = await connect(server)
    adminId = idOf(dataOf(await client.get('/current/user')))
    const good = dataOf(await client.post('/goods', { name: 'Tea', price: 1, status: 'normal' }))
    await server.database.run(sql`INSERT INTO "order" ("id", "trade_no", "good_id", "user_id", "num")
      SELECT ('01a00000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'T' || lpad(n::text, 5, '0'),
        ${idOf(good)}::uuid, ${adminId}::uuid, n % 7 FROM generate_series(1, ${count}::int) n`)
  })

  const jobs = async (of = client) => dataOf(await of.get<JsonObject[]>('/current/exports'))
  const job = async (id: string) => (await jobs()).find((each) => each['id'] === id)
  const start = async (query = asked) => idOf(dataOf(await client.post(`/orders/export?${query}`)))
  const ended = (id: string) => expect.poll(async () => (await job(id))?.['state'], { timeout: 20_000 })
  const notices = async () => dataOf(await client.get<JsonObject[]>('/current/notifications?menu=event'))
  const partsOf = async (id: string) =>
    (
      await server.database.row<{ total: number }>(
        sql`SELECT count(*)::int AS total FROM export_part WHERE job_id = ${id}`,
      )
    )?.total

  it('makes the same file as a direct export, and notifies its owner [S7.03]', async () => {
    const id = await start()
    await ended(id).toBe('done')
    expect(await job(id)).toMatchObject({ entity: 'order', format: 'csv', rows: count, rows_done: count })
    const later = await client.file(`/current/exports/${id}/file`)
    const direct = await fetch(`${client.address}/orders/export?${asked}`, {
      headers: { authorization: client.authorization, 'accept-language': 'en' },
    })
    expect(later.headers.get('content-disposition')).toContain('order.csv')
    expect(later.text).toBe(await direct.text())
    expect((await job(id))?.['bytes']).toBe(Buffer.byteLength(later.text) + 3)
    expect((await notices()).find(({ record_id }) => record_id === id)).toMatchObject({
      code: 'export.done',
      facts: { entity: 'order', rows: count },
    })
  })

  it('answers HEAD with the same headers as GET, and without a line in the audit log [S7.03]', async () => {
    const id = await start()
    await ended(id).toBe('done')
    const { authorization } = client
    const ask = async (method: string, path: string) => {
      const { status, headers } = await fetch(client.address + path, { method, headers: { authorization } })
      const told = ['content-type', 'content-disposition', 'x-total-count'].map((name) => headers.get(name))
      return [status, ...told]
    }
    const lines = () => server.database.row(sql`SELECT count(*)::int AS count FROM audit`)
    const before = await lines()
    const paths = [`/current/exports/${id}/file`, `/orders/export?${asked}`]
    const heads = [await ask('HEAD', paths[0] ?? ''), await ask('HEAD', paths[1] ?? '')]
    expect(await lines()).toEqual(before)
    expect(heads).toEqual([await ask('GET', paths[0] ?? ''), await ask('GET', paths[1] ?? '')])
    expect(heads.map(([status]) => status)).toEqual([200, 200])
  })

  it('can be downloaded from every process on the database, also as a workbook [S7.03]', async () => {
    const id = await start(`${asked}&format=xlsx`)
    await ended(id).toBe('done')
    const { config, database } = server
    const other = await buildApp({ config, database, catalog: serverCatalog(config) })
    const answer = await other.inject({
      url: `/api/v1/current/exports/${id}/file`,
      headers: { authorization: client.authorization },
    })
    await other.close()
    expect(answer.headers['content-type']).toMatch(/spreadsheetml/u)
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(answer.rawPayload).toHaveLength(Number((await job(id))?.['bytes']))
  })

  it('makes only one file if its call is repeated with the same idempotency key [S7.03]', async () => {
    const before = (await jobs()).length
    const send = async () =>
      client.send('POST', `/orders/export?${asked}`, { headers: { 'idempotency-key': 'the-same' } })
    const [first, second] = [dataOf(await send()), dataOf(await send())]
    expect(idOf(second)).toBe(idOf(first))
    expect((await jobs()).length).toBe(before + 1)
    await ended(idOf(first)).toBe('done')
  })

  it('is available only to its owner, and only while they may see the list [S3.04]', async () => {
    const id = await start()
    await ended(id).toBe('done')
    const [role] = dataOf(await client.get<JsonObject[]>('/roles'))
    const roles = [{ role_id: role?.['id'] ?? '' }]
    const user = { username: 'clerk', name: 'Clerk', password: 'given to them', roles, status: 'activated' }
    const clerk = dataOf(await client.post('/users', user))
    await server.database.run(sql`DELETE FROM password_change_due WHERE user_id = ${idOf(clerk)}`)
    await server.database.run(sql`DELETE FROM user_roles WHERE owner = ${idOf(clerk)}`)
    const authorization = `Bearer ${await server.logIn('clerk', 'given to them')}`
    const asClerk = (path: string) => client.send('GET', path, { headers: { authorization } })
    expect(dataOf(await asClerk('/current/exports'))).toEqual([])
    expect(dataOf(await asClerk('/current/notifications?menu=event'))).toEqual([])
    expect(errorOf(await asClerk(`/current/exports/${id}/file`))).toMatchObject({ id: 'EXPORT_GONE' })
    const refused = await client.send('POST', '/orders/export', { headers: { authorization } })
    expect(errorOf(refused)).toMatchObject({ code: 403 })
    // A file that was made while its owner might see the list is not handed out once they no longer may.
    await server.database.run(sql`UPDATE export_job SET user_id = ${idOf(clerk)} WHERE id = ${id}`)
    expect(errorOf(await asClerk(`/current/exports/${id}/file`))).toMatchObject({ id: 'FORBIDDEN' })
    const holds = holdsNow(new PolicyCache(server.database), server.database)
    expect(await holds({ id: adminId }, ['distribution.order', 'distribution.order.export'])).toBe(true)
    expect(await holds({ id: idOf(clerk) }, ['distribution.order'])).toBe(false)
    expect(await holds({ id: newId() }, [])).toBe(false)
    const session = await server.database.row<{ id: string }>(
      sql`SELECT id FROM session WHERE user_id = ${adminId} AND expires_at > now() LIMIT 1`,
    )
    expect(await holds({ id: adminId, sessionId: session?.id ?? '' }, [])).toBe(true)
    expect(await holds({ id: adminId, sessionId: newId() }, [])).toBe(false)
  })

  it('is handed out only while its owner has every permission by which its rows were seen [S3.04]', async () => {
    const id = await start()
    await ended(id).toBe('done')
    const needs = (code: string) =>
      server.database.run(sql`UPDATE export_job SET pages = ${[code]}::text[] WHERE id = ${id}`)
    await needs('order.seeAll')
    expect(errorOf(await client.get(`/current/exports/${id}/file`))).toMatchObject({ id: 'FORBIDDEN' })
    await needs('distribution.good')
    expect((await client.file(`/current/exports/${id}/file`)).status).toBe(200)
  })

  it('is handed out only while its owner sees all departments whose records it may hold [S3.04]', async () => {
    const id = await start()
    await ended(id).toBe('done')
    const { database } = server
    const department = async (code: string, parent_id: string | null = null) =>
      idOf(
        dataOf(
          await client.post('/departments', { code, name: code, sequence: 1, status: 'enabled', parent_id }),
        ),
      )
    const sales = await department('sales')
    const north = await department('north', sales)
    const other = await department('other')
    const join = (to: string | null) =>
      database.run(sql`UPDATE "user" SET department_id = ${to} WHERE id = ${adminId}`)
    const madeFor = (departments: readonly string[] | null) =>
      database.run(
        sql`UPDATE export_job SET departments = ${departments && [...departments]}::uuid[] WHERE id = ${id}`,
      )
    const file = () => client.file(`/current/exports/${id}/file`)
    const refusal = async () => errorOf(await client.get(`/current/exports/${id}/file`))
    await join(sales)
    await madeFor([north])
    expect((await file()).status).toBe(200)
    await join(other)
    expect(await refusal()).toMatchObject({ id: 'EXPORT_OUT_OF_REACH', code: 403 })
    await join(null)
    expect(await refusal()).toMatchObject({ id: 'EXPORT_OUT_OF_REACH' })
    await madeFor([])
    expect((await file()).status).toBe(200)
  })

  it('made before the departments were stored is refused only if it depended on them', async () => {
    const { database } = server
    const plain = await start()
    await ended(plain).toBe('done')
    const limited = await start()
    await ended(limited).toBe('done')
    await database.run(sql`UPDATE export_job SET pages = ARRAY['order.seeDepartment'] WHERE id = ${limited}`)
    await database.run(sql`ALTER TABLE export_job DROP COLUMN departments`)
    const migration = new URL(
      '../../../../src/server/start/migrations/0028_export_departments.sql',
      import.meta.url,
    )
    for (const statement of readFileSync(migration, 'utf8').split(';\n'))
      if (statement) await database.run(raw(statement))
    await database.run(sql`UPDATE export_job SET pages = '{}' WHERE id = ${limited}`)
    expect((await client.file(`/current/exports/${plain}/file`)).status).toBe(200)
    expect(errorOf(await client.get(`/current/exports/${limited}/file`))).toMatchObject({
      id: 'EXPORT_OUT_OF_REACH',
    })
  })

  it('checks permission again before it starts, and says why it failed [S3.04]', async () => {
    const runner = new ExportRunner(server.database, () => undefined)
    const id = await server.database.transaction((tx) =>
      addExportJob(tx, {
        userId: adminId,
        entity: 'order',
        format: 'csv',
        rows: 1,
        pages: [],
        byDepartment: false,
      }),
    )
    const open = () => Promise.reject(new Error('was opened'))
    runner.take({ id, userId: adminId, entity: 'order', mayRun: async () => false, open })
    await ended(id).toBe('failed')
    expect((await job(id))?.['reason']).toMatch(/permission|not allowed|may not/iu)
    await runner.close()
  })

  it('is cancelled when it is deleted, and removed when it is deleted again [S7.03]', async () => {
    const id = await heldJob(server, adminId)
    expect((await client.delete(`/current/exports/${id}`)).status).toBe(200)
    expect(await job(id)).toMatchObject({ state: 'cancelled' })
    expect(await partsOf(id)).toBe(0)
    expect((await client.delete(`/current/exports/${id}`)).status).toBe(200)
    expect(await job(id)).toBeUndefined()
    expect(errorOf(await client.delete(`/current/exports/${id}`))).toMatchObject({ id: 'EXPORT_GONE' })
  })

  it('is reported as failed if its process is gone, and leaves no partial file [S7.03]', async () => {
    const id = await heldJob(server, adminId)
    await server.database.run(
      sql`UPDATE export_job SET beat_at = now() - interval '1 minute' WHERE id = ${id}`,
    )
    expect(await job(id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('stopped') })
    expect(await partsOf(id)).toBe(0)
    expect((await notices()).find(({ record_id }) => record_id === id)?.['code']).toBe('export.failed')
    expect(errorOf(await client.get(`/current/exports/${id}/file`))).toMatchObject({ id: 'EXPORT_GONE' })
  })

  it('is limited to three at a time per person, and the last ten are kept [S7.03]', async () => {
    const held = [
      await heldJob(server, adminId),
      await heldJob(server, adminId),
      await heldJob(server, adminId),
    ]
    expect(errorOf(await client.post(`/orders/export?${asked}`))).toMatchObject({ id: 'EXPORTS_BUSY' })
    for (const id of held) await client.delete(`/current/exports/${id}`)
    for (let made = 0; made < 10; made += 1) await ended(await start('trade_no=T00001')).toBe('done')
    expect(await jobs()).toHaveLength(10)
  })

  it('keeps its file for a day [S7.03]', async () => {
    const id = await start()
    await ended(id).toBe('done')
    await server.database.run(
      sql`UPDATE export_job SET ended_at = now() - interval '25 hours' WHERE id = ${id}`,
    )
    expect(errorOf(await client.get(`/current/exports/${id}/file`))).toMatchObject({ id: 'EXPORT_GONE' })
    await tidyExports(server.database)
    expect(await partsOf(id)).toBe(0)
  })

  it('fails when the server is stopped, instead of seeming to run for ever [S7.03]', async () => {
    const runner = new ExportRunner(server.database, () => undefined)
    const id = await heldJob(server, adminId, 'waiting')
    const never = new Promise<never>(() => undefined)
    runner.take({ id, userId: adminId, entity: 'order', mayRun: async () => true, open: () => never })
    await ended(id).toBe('running')
    await runner.close()
    expect(await job(id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('restarted') })
  })
})

/** A job that another process is working on, with a part of its file. */
async function heldJob({ database }: TestServer, userId: string, state = 'running'): Promise<string> {
  const id = newId()
  await database.run(sql`INSERT INTO export_job (id, user_id, entity, format, rows, state)
    VALUES (${id}, ${userId}, 'order', 'csv', 5, ${state})`)
  await database.run(
    sql`INSERT INTO export_part (job_id, number, bytes) VALUES (${id}, 0, ${Buffer.from('x')})`,
  )
  return id
}
