import { beforeAll, expect, it } from 'vitest'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { sql } from '#server/database/sql.ts'
import { firstStart } from '#server/start/firstStart.ts'
import { renameMenus } from '#server/start/renameMenus.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { viewsAtMost } from '#shared/contracts/SavedView.ts'
import { connect, dataOf, errorOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

const look = { filter: { status: 'pending' }, sort: { property: 'num', direction: 'DESC' }, rows: 50 }

eachDatabase('views of lists', (databases) => {
  let server: TestServer
  let client: ApiClient
  beforeAll(async () => {
    server = await startTestServer(databases)
    client = await connect(server)
  })

  const views = async () => dataOf(await client.get<JsonObject[]>('/current/views'))
  const save = (title: string, rest: JsonObject = {}) =>
    client.post('/current/views', { entity: 'order', title, look, ...rest })

  it('can be saved, changed and removed under titles that their owner chooses [S2.30]', async () => {
    const saved = dataOf(await save('待处理'))
    const kept = { id: idOf(saved), entity: 'order', shared: false, owner: null, opens: false }
    expect(await views()).toEqual([{ ...kept, title: '待处理', look }])
    const next = { ...look, rows: 10, columns: ['trade_no', 'num'], board: true }
    const changed = await client.put(`/current/views/${idOf(saved)}`, { title: 'Mine', look: next })
    expect(dataOf(changed)).toEqual({ ...kept, title: 'Mine', look: next })
    expect(dataOf(await client.delete(`/current/views/${idOf(saved)}`))).toEqual({ id: idOf(saved) })
    expect(errorOf(await client.delete(`/current/views/${idOf(saved)}`))).toMatchObject({ code: 404 })
    expect(await views()).toEqual([])
  })

  it('have unique titles on each list [S2.30]', async () => {
    const one = dataOf(await save('Twice'))
    const again = errorOf(await save('Twice'))
    expect(again).toMatchObject({ id: 'VALUE_TAKEN', fields: [{ path: '/title' }] })
    const other = dataOf(await save('Other'))
    const renamed = await client.put(`/current/views/${idOf(other)}`, { title: 'Twice', look })
    expect(errorOf(renamed)).toMatchObject({ id: 'VALUE_TAKEN' })
    dataOf(await save('Twice', { entity: 'good' }))
    for (const view of await views()) await client.delete(`/current/views/${idOf(view)}`)
    expect(errorOf(await client.put(`/current/views/${idOf(one)}`, { title: 'Gone', look }))).toMatchObject({
      code: 404,
    })
  })

  it('need an existing list, a valid title and a valid look [S7.03]', async () => {
    const wrong: [JsonObject, string][] = [
      [{ entity: 'nothing' }, '/entity'],
      [{ title: '' }, '/title'],
      [{ title: '   ' }, '/title'],
      [{ title: 'two\nlines' }, '/title'],
      [{ title: 'x'.repeat(61) }, '/title'],
      [{ title: 'a\u0000b' }, '/title'],
      [{ look: { ...look, filter: [] } }, '/look/filter'],
      [{ look: { ...look, sort: { property: 'num', direction: 'UP' } } }, '/look/sort/direction'],
      [{ look: { ...look, rows: 0 } }, '/look/rows'],
      [{ look: { ...look, columns: [] } }, '/look/columns'],
      [{ look: { ...look, extra: 1 } }, '/look/extra'],
    ]
    for (const [part, path] of wrong) {
      const fields = errorOf(await save('Wrong', part)).fields ?? []
      expect(fields.map((field) => field.path)).toEqual([path])
    }
    const long = { ...look, filter: { q: 'x'.repeat(20_000) } }
    expect(errorOf(await save('Long', { look: long }))).toMatchObject({ id: 'BODY_TOO_LARGE' })
    expect(await views()).toEqual([])
  })

  it('keep any text that a filter may hold [S7.03]', async () => {
    const filter = {
      q: 'a\u0000b \ud83d\ude00 "\\',
      status: ['pending', 'fail'],
      num_gte: 1.5,
      good_id: null,
    }
    const saved = dataOf(await save('Odd', { look: { ...look, filter } }))
    expect(saved['look']).toEqual({ ...look, filter })
    expect(await views()).toMatchObject([{ look: { filter } }])
    await client.delete(`/current/views/${idOf(saved)}`)
  })

  const makeUser = async (username: string, roleId: string) => {
    const password = 'given to them'
    const roles = [{ role_id: roleId }]
    const user = { username, name: `${username} Li`, password, roles, status: 'activated' }
    const id = idOf(dataOf(await client.post('/users', user)))
    await server.database.run(sql`DELETE FROM password_change_due WHERE user_id = ${id}`)
    return { id, authorization: `Bearer ${await server.logIn(username, password)}` }
  }

  it('that are shared are offered to all who may open the list, and changed only by their owner [S2.30]', async () => {
    const roleOf = async (code: string, page: string): Promise<string> => {
      const menus = await server.database.rows<{ menu_id: string }>(
        sql`SELECT id AS menu_id FROM "menu" WHERE code = ${page}`,
      )
      const role = { code, name: code, sequence: 1, status: 'enabled', menus }
      return idOf(dataOf(await client.post('/roles', role)))
    }
    const seller = await makeUser('seller', await roleOf('selling', 'distribution.order'))
    const keeper = await makeUser('keeper', await roleOf('keeping', 'distribution.good'))
    const seenBy = async ({ authorization }: { authorization: string }) =>
      dataOf(await client.send<JsonObject[]>('GET', '/current/views', { headers: { authorization } }))
    const call = async (method: string, path: string, body?: object) =>
      client.send(method, path, {
        headers: { authorization: seller.authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })

    const shared = dataOf(
      await call('POST', '/current/views', { entity: 'order', title: 'All', look, shared: true }),
    )
    expect(shared).toMatchObject({ title: 'All', shared: true, owner: null })
    dataOf(await call('POST', '/current/views', { entity: 'order', title: 'Own', look }))
    expect(await views()).toMatchObject([{ id: idOf(shared), title: 'All', owner: 'seller Li', look }])
    expect(await seenBy(keeper)).toEqual([])
    expect(await seenBy(seller)).toMatchObject([{ title: 'All' }, { title: 'Own' }])

    const place = `/current/views/${idOf(shared)}`
    expect(errorOf(await client.put(place, { title: 'Taken', look, shared: false }))).toMatchObject({
      code: 404,
    })
    expect(errorOf(await client.delete(place))).toMatchObject({ code: 404 })
    dataOf(await call('PUT', place, { title: 'Renamed', look }))
    expect(await views()).toMatchObject([{ title: 'Renamed', shared: true }])
    dataOf(await call('PUT', place, { title: 'Renamed', look, shared: false }))
    expect(await views()).toEqual([])
    dataOf(await call('PUT', place, { title: 'Renamed', look, shared: true }))
    dataOf(await client.delete(`/users/${seller.id}`))
    expect(await views()).toEqual([])
  })

  it('that are not shared are neither seen nor changed by other users [S6.04]', async () => {
    const saved = dataOf(await save('Private'))
    const [role] = dataOf(await client.get<JsonObject[]>('/roles'))
    const { authorization } = await makeUser('clerk', idOf(role ?? {}))
    const json = { authorization, 'content-type': 'application/json' }
    const place = `/current/views/${idOf(saved)}`
    expect(dataOf(await client.send('GET', '/current/views', { headers: { authorization } }))).toEqual([])
    const body = JSON.stringify({ title: 'Taken', look })
    expect(errorOf(await client.send('PUT', place, { headers: json, body }))).toMatchObject({ code: 404 })
    expect(errorOf(await client.send('DELETE', place, { headers: { authorization } }))).toMatchObject({
      code: 404,
    })
    // Two people may use the same title.
    const own = JSON.stringify({ entity: 'order', title: 'Private', look })
    expect((await client.send('POST', '/current/views', { headers: json, body: own })).status).toBe(200)
    expect(await views()).toMatchObject([{ title: 'Private' }])
    await client.delete(place)
  })

  it('are limited in number per user, even when many are saved at once [S7.03]', async () => {
    const last = 10
    for (let n = 0; n < viewsAtMost - last; n += 1) dataOf(await save(`View ${n}`))
    const answers = await Promise.all(Array.from({ length: last + 5 }, (_, n) => save(`Last ${n}`)))
    const refused = answers.filter(({ body }) => !body.success)
    expect(refused.map((answer) => errorOf(answer).id)).toEqual(Array(5).fill('VIEWS_TOO_MANY'))
    expect(await views()).toHaveLength(viewsAtMost)
    for (const view of await views()) await client.delete(`/current/views/${idOf(view)}`)
  })

  it('follow renamed properties, including those of referenced records and of rows [S2.30]', async () => {
    const filter: JsonObject = {
      state: 'pending',
      payed_at_gte: '2026-01-01',
      payed_at_note: 'not its own',
      'buyer.area_ne': 'x',
      'rows.item_eq': 'y',
      $or: [{ state: ['pending', 'paid'] }, { num_gte: 3 }],
    }
    const sort = { property: 'payed_at', direction: 'DESC' as const }
    const saved = dataOf(
      await save('Renamed property', { look: { filter, sort, rows: 20, columns: ['num', 'payed_at'] } }),
    )
    const { database, config } = server
    await database.run(sql`INSERT INTO renamed_property (entity, former, name) VALUES
      ('user', 'area', 'region'), ('user', 'region', 'province'), ('order', 'state', 'status'),
      ('order', 'payed_at', 'pay_time'), ('order', 'buyer', 'user_id'), ('good', 'num', 'count'),
      ('order', 'rows', 'lines'), ('order', 'lines.item', 'lines.good_id')`)
    await firstStart({ database, config, catalog: serverCatalog(config) })
    const look = {
      filter: {
        status: 'pending',
        pay_time_gte: '2026-01-01',
        payed_at_note: 'not its own',
        'user_id.province_ne': 'x',
        'lines.good_id_eq': 'y',
        $or: [{ status: ['pending', 'paid'] }, { num_gte: 3 }],
      },
      sort: { property: 'pay_time', direction: 'DESC' },
      rows: 20,
      columns: ['num', 'pay_time'],
    }
    expect(await views()).toEqual([expect.objectContaining({ id: idOf(saved), look })])
    expect(await database.rows(sql`SELECT FROM renamed_property WHERE settled_at IS NULL`)).toEqual([])
    await client.delete(`/current/views/${idOf(saved)}`)
  })

  it('that were written with SQL and are incomplete do not keep a server from starting after a rename', async () => {
    const { database, config } = server
    const whole = { filter: { state: 'paid' }, sort: { property: 'state', direction: 'ASC' }, rows: 20 }
    const [kept, ...broken] = await Promise.all(
      ['kept', 'no filter', 'no sort', 'no columns', 'nothing'].map(async (title) =>
        dataOf(await save(title, { look: whole })),
      ),
    )
    const looks = [{ ...whole, filter: null }, { filter: {}, rows: 1 }, { ...whole, columns: 'state' }, 1]
    for (const [index, look] of looks.entries())
      await database.run(
        sql`UPDATE saved_view SET look = ${JSON.stringify(look)}::json WHERE id = ${idOf(broken[index] ?? {})}`,
      )
    await database.run(
      sql`INSERT INTO renamed_property (entity, former, name) VALUES ('order', 'state', 'status')`,
    )
    await firstStart({ database, config, catalog: serverCatalog(config) })
    const rows = await database.rows<{ look: JsonObject }>(
      sql`SELECT look FROM saved_view WHERE id = ${idOf(kept ?? {})}`,
    )
    expect(rows).toEqual([
      { look: { ...whole, filter: { status: 'paid' }, sort: { property: 'status', direction: 'ASC' } } },
    ])
    await database.run(sql`DELETE FROM saved_view`)
  })

  it('are kept when their entity is renamed [S3.08]', async () => {
    const saved = dataOf(await save('Renamed'))
    await server.database.transaction(async (tx) => {
      await tx.run(sql`INSERT INTO renamed_entity (former, name, former_path, path)
        VALUES ('order', 'sale', '/orders', '/orders')`)
      await renameMenus(tx)
    })
    expect(await views()).toMatchObject([{ id: idOf(saved), entity: 'sale', title: 'Renamed' }])
  })
})
