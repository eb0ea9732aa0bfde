import { beforeAll, expect, it } from 'vitest'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { sql } from '#server/database/sql.ts'
import { firstStart } from '#server/start/firstStart.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { connect, dataOf, errorOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

eachDatabase('what users stored about an entity follows its new name', (databases) => {
  let server: TestServer
  let client: ApiClient
  beforeAll(async () => {
    server = await startTestServer(databases)
    client = await connect(server)
  })

  /** Starts the server again after goods, whose rows have the given former state, were called wares. */
  const startRenamed = async () => {
    const { database, config } = server
    await database.run(sql`INSERT INTO renamed_entity (former, name, former_path, path)
      VALUES ('ware', 'good', '/wares', '/goods')`)
    await firstStart({ database, config, catalog: serverCatalog(config) })
  }

  it('in a webhook, which can be saved again', async () => {
    const made = await client.post('/webhooks', {
      name: 'Goods',
      target_url: 'http://203.0.113.1/goods',
      told_entities: ['order', 'good'],
      told_events: ['create'],
      status: 'disabled',
    })
    const path = `/webhooks/${idOf(dataOf(made))}`
    await server.database.run(sql`UPDATE "webhook" SET told_entities = '["order", "ware"]'`)
    const stored = async (): Promise<JsonObject> => {
      const { signing_secret: _mask, ...record } = dataOf(await client.get(path))
      return record
    }
    expect(errorOf(await client.put(path, await stored()))).toMatchObject({ id: 'WEBHOOK_ENTITY' })
    await startRenamed()
    const after = await stored()
    expect(after).toMatchObject({ told_entities: ['order', 'good'], version: 2 })
    dataOf(await client.put(path, { ...after, name: 'All goods' }))
  })

  it('in an export, whose file can still be downloaded, and in the notice of it', async () => {
    dataOf(await client.post('/goods', { name: 'Tea', price: 1, status: 'normal' }))
    const id = idOf(dataOf(await client.post('/goods/export?columns=name')))
    const job = async () =>
      dataOf(await client.get<JsonObject[]>('/current/exports')).find((each) => each['id'] === id)
    await expect.poll(async () => (await job())?.['state'], { timeout: 20_000 }).toBe('done')
    await server.database.run(sql`UPDATE export_job SET entity = 'ware',
        pages = '{distribution.order,distribution.ware,distribution.ware.export,distribution.wares}';
      UPDATE notification SET facts = jsonb_set(facts, '{entity}', '"ware"') WHERE code = 'export.done';
      UPDATE "menu" SET properties = jsonb_set(properties, '{entity}', '"ware"') WHERE code = 'distribution.good';
      UPDATE "menu" SET code = replace(code, 'distribution.good', 'distribution.ware');
      UPDATE planted_menu SET code = replace(code, 'distribution.good', 'distribution.ware')`)
    await startRenamed()
    expect(await job()).toMatchObject({ entity: 'good' })
    const pages = sql`SELECT pages FROM export_job WHERE id = ${id}`
    expect(await server.database.row(pages)).toEqual({
      pages: ['distribution.order', 'distribution.good', 'distribution.good.export', 'distribution.wares'],
    })
    await server.database.run(
      sql`UPDATE export_job SET pages = '{distribution.order,distribution.good}' WHERE id = ${id}`,
    )
    expect((await client.file(`/current/exports/${id}/file`)).text).toContain('Tea')
    const notices = dataOf(await client.get<JsonObject[]>('/current/notifications?menu=event'))
    expect(notices.find(({ record_id }) => record_id === id)).toMatchObject({ facts: { entity: 'good' } })
  })

  it('in views, also where a removed entity had that name and left a view with the same title', async () => {
    const look = { filter: {}, sort: { property: 'name', direction: 'DESC' }, rows: 50 }
    const save = async (title: string) =>
      idOf(dataOf(await client.post('/current/views', { entity: 'good', title, look })))
    const kept = await save('Mine')
    dataOf(await client.put('/current/opening-views/good', { id: kept }))
    await server.database.run(sql`UPDATE saved_view SET entity = 'ware';
      UPDATE opening_view SET entity = 'ware'`)
    dataOf(await client.put('/current/opening-views/good', { id: await save('Mine') }))
    await startRenamed()
    expect(dataOf(await client.get<JsonObject[]>('/current/views'))).toMatchObject([
      { id: kept, entity: 'good', title: 'Mine', opens: true },
    ])
  })
})
