import { beforeAll, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { renameMenus } from '#server/start/renameMenus.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { connect, dataOf, errorOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

const look = { filter: { status: 'pending' }, sort: { property: 'num', direction: 'DESC' }, rows: 50 }
const plainLook = { ...look, filter: {} }

eachDatabase('the view that a list opens with', (databases) => {
  let server: TestServer
  let client: ApiClient
  beforeAll(async () => {
    server = await startTestServer(databases)
    client = await connect(server)
  })

  const asked = (authorization: string | undefined, method: string, path: string, body?: object) =>
    client.send(method, path, {
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const openings = async (authorization?: string) =>
    dataOf(await asked(authorization, 'GET', '/current/user'))['opening_views']
  const save = async (title: string, rest: JsonObject = {}, authorization?: string) =>
    idOf(
      dataOf(await asked(authorization, 'POST', '/current/views', { entity: 'order', title, look, ...rest })),
    )
  const open = (id: string, { entity = 'order', authorization = '' } = {}) =>
    asked(authorization || undefined, 'PUT', `/current/opening-views/${entity}`, { id })

  it('is returned with the current user and in the list of views, until it is replaced, unset or deleted [S2.30]', async () => {
    expect(await openings()).toEqual({})
    const [one, other] = [await save('One'), await save('Other', { look: plainLook })]
    expect(dataOf(await open(one))).toEqual({ id: one })
    expect(await openings()).toEqual({ order: look })
    const next = { ...look, rows: 10, columns: ['trade_no', 'num'], board: true }
    const changed = dataOf(await client.put(`/current/views/${one}`, { title: 'One', look: next }))
    expect(changed).toMatchObject({ opens: true })
    expect(await openings()).toEqual({ order: next })
    dataOf(await open(other))
    expect(await openings()).toEqual({ order: plainLook })
    const views = dataOf(await client.get<JsonObject[]>('/current/views'))
    expect(views.map(({ title, opens }) => [title, opens])).toEqual([
      ['One', false],
      ['Other', true],
    ])
    const good = await save('Goods', { entity: 'good', look: plainLook })
    dataOf(await open(good, { entity: 'good' }))
    dataOf(await client.delete('/current/opening-views/order'))
    dataOf(await client.delete('/current/opening-views/order'))
    expect(await openings()).toEqual({ good: plainLook })
    dataOf(await client.delete(`/current/views/${good}`))
    expect(await openings()).toEqual({})
    for (const id of [one, other]) dataOf(await client.delete(`/current/views/${id}`))
  })

  it('must be a view of that list which is offered to the user [S6.04] [S7.03]', async () => {
    const id = await save('Mine')
    expect(errorOf(await open(id, { entity: 'good' }))).toMatchObject({ code: 404 })
    expect(errorOf(await open(id, { entity: 'nothing' })).fields).toMatchObject([{ path: 'entity' }])
    expect(errorOf(await client.put('/current/opening-views/order', {})).fields).toMatchObject([
      { path: '/id' },
    ])
    const { authorization } = await makeUser('private', ['distribution.order'])
    expect(errorOf(await open(id, { authorization }))).toMatchObject({ code: 404 })
    expect(await openings(authorization)).toEqual({})
    await client.delete(`/current/views/${id}`)
  })

  it('can be another user’s view, as long as it is shared and the list is permitted [S2.30] [S6.04]', async () => {
    const id = await save('Shared', { shared: true })
    const seller = await makeUser('seller', ['distribution.order'])
    const keeper = await makeUser('keeper', ['distribution.good'])
    const { authorization } = seller
    expect(errorOf(await open(id, { authorization: keeper.authorization }))).toMatchObject({ code: 404 })
    dataOf(await open(id, { authorization }))
    expect(await openings(authorization)).toEqual({ order: look })
    expect(await openings()).toEqual({})
    const [view] = dataOf(
      await client.send<JsonObject[]>('GET', '/current/views', { headers: { authorization } }),
    )
    expect(view).toMatchObject({ title: 'Shared', owner: '系统管理员', opens: true })

    dataOf(await client.put(`/current/views/${id}`, { title: 'Shared', look, shared: false }))
    expect(await openings(authorization)).toEqual({})
    dataOf(await client.put(`/current/views/${id}`, { title: 'Shared', look, shared: true }))
    expect(await openings(authorization)).toEqual({ order: look })
    const { version = null } = dataOf(await client.get(`/roles/${seller.roleId}`))
    const rights = { ...roleOf('seller', await menusOf(['distribution.good'])), version }
    dataOf(await client.put(`/roles/${seller.roleId}`, rights))
    expect(await openings(authorization)).toEqual({})
    dataOf(await client.delete(`/current/views/${id}`))
  })

  it('is no longer offered after its owner is deleted [S2.30]', async () => {
    const owner = await makeUser('leaver', ['distribution.order'])
    const id = await save('Left', { shared: true }, owner.authorization)
    dataOf(await open(id))
    expect(await openings()).toEqual({ order: look })
    dataOf(await client.delete(`/users/${owner.id}`))
    expect(await openings()).toEqual({})
    dataOf(await client.delete('/current/opening-views/order'))
  })

  it('is kept when its entity is renamed [S3.08]', async () => {
    dataOf(await open(await save('Renamed')))
    await server.database.transaction(async (tx) => {
      await tx.run(sql`INSERT INTO renamed_entity (former, name, former_path, path)
        VALUES ('order', 'sale', '/orders', '/orders')`)
      await renameMenus(tx)
    })
    expect(await openings()).toEqual({ sale: look })
  })

  const menusOf = (pages: readonly string[]) =>
    server.database.rows<{ menu_id: string }>(
      sql`SELECT id AS menu_id FROM "menu" WHERE code = ANY(${[...pages]}::text[])`,
    )
  const roleOf = (code: string, menus: { menu_id: string }[]) => ({
    code,
    name: code,
    sequence: 1,
    status: 'enabled',
    menus,
  })

  const makeUser = async (username: string, pages: readonly string[]) => {
    const role = roleOf(username, await menusOf(pages))
    const roleId = idOf(dataOf(await client.post('/roles', role)))
    const password = 'given to them'
    const roles = [{ role_id: roleId }]
    const user = { username, name: `${username} Li`, password, roles, status: 'activated' }
    const id = idOf(dataOf(await client.post('/users', user)))
    await server.database.run(sql`DELETE FROM password_change_due WHERE user_id = ${id}`)
    return { id, roleId, authorization: `Bearer ${await server.logIn(username, password)}` }
  }
})
