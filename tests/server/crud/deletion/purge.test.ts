import { afterAll, beforeAll, expect, it } from 'vitest'
import { identifier, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Answer, Crud } from '#tests/server/crud/openCrud.ts'
import { reference, schema, text } from '#tests/server/crud/reach/schemas.ts'

const actions = ['create', 'edit', 'delete', 'restore', 'purge']

const kept = (
  path: string,
  properties: Readonly<Record<string, JsonObject>>,
  { own = {}, required = ['name'] }: { own?: JsonObject; required?: readonly string[] } = {},
) => schema(path, { own: { softDelete: true, actions, ...own }, required, properties })

const schemas = {
  club: kept('/clubs', { name: text() }),
  member: kept(
    '/members',
    {
      name: text(),
      club_id: reference('club', 'cascade'),
      friend_id: reference('member', 'refuse'),
      clubs: { type: 'array', items: reference('club', 'refuse'), 'x-label': { zh: '俱乐部', en: 'Clubs' } },
    },
    { own: { unique: [['name']] } },
  ),
  fee: kept(
    '/fees',
    { name: text(), member_id: reference('member', 'refuse') },
    { required: ['name', 'member_id'] },
  ),
  sale: kept('/sales', {
    name: text(),
    lines: { type: 'array', 'x-children': { entity: 'saleLine' } },
    total: { type: 'integer', minimum: 0, 'x-computed': 'sum(lines, amount)' },
  }),
  saleLine: kept(
    '/sales/lines',
    { name: text(), sale_id: reference('sale', 'cascade'), amount: { type: 'integer', minimum: 0 } },
    { required: ['name', 'amount', 'sale_id'] },
  ),
  branch: kept(
    '/branches',
    { name: text(), parent_id: reference('branch', 'cascade') },
    { own: { kind: 'tree', parent: 'parent_id' } },
  ),
}

eachDatabase('records that are deleted for good', (databases) => {
  let project: ServedProject
  let crud: Crud

  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())

  const make = async (path: string, body: JsonObject) => idOf(await crud.make(path, body))
  const remove = async (path: string, ...ids: string[]): Promise<void> => {
    for (const id of ids) expect((await crud.call('DELETE', `${path}/${id}`)).status).toBe(200)
  }
  const named = (ids: readonly string[]) => `filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`
  const purge = (path: string, ...ids: string[]): Promise<Answer> =>
    crud.call('DELETE', `${path}/deleted?${named(ids)}`)
  const restore = (path: string, ...ids: string[]): Promise<Answer> =>
    crud.call('POST', `${path}/deleted/restore?${named(ids)}`)
  const deleted = async (path: string) => (await crud.call('GET', `${path}/deleted`)).records.map(idOf)
  const isStored = async (entity: string, id: string): Promise<boolean> => {
    const table = identifier(crud.catalog.tableOf(entity).name)
    return (await crud.database.row(sql`SELECT FROM ${table} WHERE id = ${id}`)) !== undefined
  }

  it('leave no row behind and cannot be restored', async () => {
    const [gone, stays] = [await make('/clubs', { name: 'Chess' }), await make('/clubs', { name: 'Rowing' })]
    await remove('/clubs', gone, stays)
    expect((await purge('/clubs', gone)).body).toMatchObject({ success: true, data: [gone] })
    expect(await isStored('club', gone)).toBe(false)
    expect(await deleted('/clubs')).toEqual([stays])
    expect((await restore('/clubs', gone)).error).toMatchObject({ id: 'RECORD_NOT_FOUND' })
  })

  it('are purged together or not at all, and each must have been deleted before', async () => {
    const [one, other] = [await make('/clubs', { name: 'One' }), await make('/clubs', { name: 'Other' })]
    await remove('/clubs', one)
    expect((await purge('/clubs', one, other)).error).toMatchObject({
      id: 'RECORD_NOT_FOUND',
      facts: { id: other },
    })
    expect(await deleted('/clubs')).toContain(one)
    expect((await purge('/clubs')).status).toBe(400)
    expect((await crud.call('GET', `/clubs/${other}`)).status).toBe(200)
  })

  it('take with them all deleted records below them, whenever those were deleted', async () => {
    const club_id = await make('/clubs', { name: 'Hiking' })
    const [early, along] = [
      await make('/members', { name: 'Early', club_id }),
      await make('/members', { name: 'Along', club_id, clubs: [club_id] }),
    ]
    const top = await make('/branches', { name: 'Top' })
    const low = await make('/branches', { name: 'Low', parent_id: top })
    await remove('/members', early)
    await remove('/clubs', club_id)
    await remove('/branches', top)
    expect((await purge('/clubs', club_id)).status).toBe(200)
    expect((await purge('/branches', top)).status).toBe(200)
    const rows = [
      ['club', club_id],
      ['member', early],
      ['member', along],
      ['branch', top],
      ['branch', low],
    ] as const
    for (const [entity, id] of rows) expect(await isStored(entity, id)).toBe(false)
  })

  it('are removed from deleted records whose reference to them is optional', async () => {
    const friend_id = await make('/members', { name: 'Friend' })
    const club = await make('/clubs', { name: 'Listed' })
    const member = await make('/members', { name: 'Ann', friend_id, clubs: [club] })
    await remove('/members', member, friend_id)
    await remove('/clubs', club)
    expect((await purge('/members', friend_id)).status).toBe(200)
    expect((await purge('/clubs', club)).status).toBe(200)
    expect((await restore('/members', member)).status).toBe(200)
    expect((await crud.call('GET', `/members/${member}`)).record).toMatchObject({
      friend_id: null,
      clubs: [],
    })
  })

  it('cannot be purged while a deleted record requires them, and the error says so', async () => {
    const member_id = await make('/members', { name: 'Payer' })
    const fee = await make('/fees', { name: 'Yearly', member_id })
    await remove('/fees', fee)
    await remove('/members', member_id)
    const { status, error } = await purge('/members', member_id)
    expect([status, error]).toMatchObject([409, { id: 'RECORD_IN_USE' }])
    expect(await isStored('member', member_id)).toBe(true)
    expect((await purge('/fees', fee)).status).toBe(200)
    expect((await purge('/members', member_id)).status).toBe(200)
  })

  it('take their rows with them, but a row that a deleted document still counts cannot be purged alone', async () => {
    const lines = [
      { name: 'one', amount: 3 },
      { name: 'two', amount: 4 },
    ]
    const sale = await crud.make('/sales', { name: 'Shop', lines })
    const [removed = {}, stays = {}] = Array.isArray(sale['lines']) ? sale['lines'].filter(isJsonObject) : []
    const [first, second] = [idOf(removed), idOf(stays)]
    const change = { name: 'Shop', lines: [stays] }
    expect((await crud.call('PUT', `/sales/${idOf(sale)}`, change)).status).toBe(200)
    await remove('/sales', idOf(sale))
    expect((await purge('/sales/lines', second)).error).toMatchObject({
      id: 'RECORD_IN_USE',
      facts: { entity: 'sale', uses: [{ entity: 'sale', hidden: true }] },
    })
    // This row was removed before, and no document counts it.
    expect((await purge('/sales/lines', first)).status).toBe(200)
    expect((await restore('/sales', idOf(sale))).status).toBe(200)
    expect((await crud.call('GET', `/sales/${idOf(sale)}`)).record).toMatchObject({
      total: stays['amount'],
    })
    await remove('/sales', idOf(sale))
    expect((await purge('/sales', idOf(sale))).status).toBe(200)
    expect(await isStored('saleLine', second)).toBe(false)
  })

  it('are purged or restored by only one of several simultaneous calls', async () => {
    const club = await make('/clubs', { name: 'Contested' })
    await remove('/clubs', club)
    const answers = await Promise.all([purge('/clubs', club), restore('/clubs', club), purge('/clubs', club)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 404, 404])
    const isThere = (await crud.call('GET', `/clubs/${club}`)).status === 200
    expect(isThere).toBe(answers[1].status === 200)
  })
})
