import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { restoreRecords } from '#server/crud/deletion/restoreRecords.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { idOf } from '#tests/support/idOf.ts'
import type { Answer, Crud } from '#tests/server/crud/openCrud.ts'
import { reference, schema, text } from '#tests/server/crud/reach/schemas.ts'

const actions = ['create', 'edit', 'delete', 'restore']
const rowsIn = ({ lines = [] }: JsonObject) => (Array.isArray(lines) ? lines.filter(isJsonObject) : [])

const kept = (path: string, own: JsonObject, properties: Readonly<Record<string, JsonObject>>) =>
  schema(path, {
    own: { softDelete: true, actions, search: ['name'], ...own },
    required: ['name'],
    properties,
  })

const price: JsonObject = { type: 'number', multipleOf: 0.01, minimum: 0, maximum: 1_000_000 }

const schemas = {
  club: kept('/clubs', {}, { name: text() }),
  member: kept(
    '/members',
    { unique: [['name']] },
    {
      name: text(),
      club_id: reference('club', 'cascade'),
      friend_id: reference('member', 'refuse'),
      clubs: { type: 'array', items: reference('club', 'refuse'), 'x-label': { zh: '俱乐部', en: 'Clubs' } },
    },
  ),
  product: schema('/products', { required: ['name', 'price'], properties: { name: text(), price } }),
  sale: kept(
    '/sales',
    {},
    {
      name: text(),
      lines: { type: 'array', maxItems: 3, 'x-children': { entity: 'saleLine', order: 'position' } },
      total: { ...price, 'x-computed': 'sum(lines, amount)' },
    },
  ),
  saleLine: kept(
    '/sales/lines',
    { unique: [['sale_id', 'name']] },
    {
      name: text(),
      sale_id: reference('sale', 'cascade'),
      product_id: reference('product', 'refuse'),
      position: { type: 'integer', default: 0 },
      amount: { ...price, 'x-computed': 'product_id.price * 2' },
    },
  ),
  crew: kept(
    '/crews',
    {},
    {
      name: text(),
      shifts: { type: 'array', 'x-children': { entity: 'shift' } },
      size: { type: 'integer', minimum: 0, 'x-computed': 'count(shifts)' },
    },
  ),
  shift: kept(
    '/shifts',
    {},
    {
      name: text(),
      crew_id: reference('crew', 'cascade'),
      club_id: reference('club', 'cascade'),
      product_id: reference('product', 'refuse'),
      before_id: reference('shift', 'cascade'),
    },
  ),
  branch: kept(
    '/branches',
    { kind: 'tree', parent: 'parent_id' },
    { name: text(), parent_id: reference('branch', 'cascade') },
  ),
}

eachDatabase('soft-deleted records', (databases) => {
  let project: ServedProject
  let crud: Crud

  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())

  const make = async (path: string, body: JsonObject) => idOf(await crud.make(path, body))
  const remove = (path: string, id: string) => crud.call('DELETE', `${path}/${id}`)
  const restore = (path: string, ...ids: string[]): Promise<Answer> =>
    crud.call('POST', `${path}/deleted/restore?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`)
  const deleted = async (path: string, query = '') =>
    (await crud.call('GET', `${path}/deleted?${query}`)).records
  const isThere = async (path: string, id: string) => (await crud.call('GET', `${path}/${id}`)).status === 200

  it('are listed with the last deleted first, and can be searched', async () => {
    const [first, second] = [
      await make('/clubs', { name: 'Chess' }),
      await make('/clubs', { name: 'Rowing' }),
    ]
    await make('/clubs', { name: 'Chess again' })
    await remove('/clubs', first)
    await remove('/clubs', second)
    const answer = await crud.call('GET', '/clubs/deleted?range=[0,0]')
    expect(answer.body).toMatchObject({ total: 2, data: [{ id: second, name: 'Rowing' }] })
    expect(answer.headers['content-range']).toBe('club 0-0/2')
    expect(answer.records[0]).toMatchObject({ deleted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    expect((await deleted('/clubs', 'q=Chess')).map(idOf)).toEqual([first])
    expect((await crud.call('GET', '/clubs?q=Chess')).records).toHaveLength(1)
  })

  it('are restored with the same values and the next version', async () => {
    const club = await crud.make('/clubs', { name: 'Sailing' })
    await remove('/clubs', idOf(club))
    expect((await restore('/clubs', idOf(club))).body).toMatchObject({ success: true, data: [idOf(club)] })
    expect((await crud.call('GET', `/clubs/${idOf(club)}`)).record).toEqual({ ...club, version: 3 })
    expect(await deleted('/clubs', 'q=Sailing')).toEqual([])
    expect((await restore('/clubs', idOf(club))).error).toMatchObject({ id: 'RECORD_NOT_FOUND' })
  })

  it('are restored with what was deleted along with them, but without what was deleted before', async () => {
    const club_id = await make('/clubs', { name: 'Hiking' })
    const [early, late] = [
      await make('/members', { name: 'Early', club_id }),
      await make('/members', { name: 'Late', club_id }),
    ]
    await remove('/members', early)
    await remove('/clubs', club_id)
    expect(await isThere('/members', late)).toBe(false)
    expect((await restore('/clubs', club_id)).status).toBe(200)
    expect([await isThere('/members', late), await isThere('/members', early)]).toEqual([true, false])
  })

  it('are restored with everything below them in a tree, but not without their parent', async () => {
    const top = await make('/branches', { name: 'Top' })
    const middle = await make('/branches', { name: 'Middle', parent_id: top })
    const low = await make('/branches', { name: 'Low', parent_id: middle })
    await remove('/branches', top)
    expect((await restore('/branches', middle)).error).toMatchObject({
      id: 'REFERENCE_MISSING',
      facts: { id: middle },
      fields: [{ path: '/parent_id' }],
    })
    expect((await restore('/branches', low, top)).status).toBe(200)
    for (const id of [top, middle, low]) expect(await isThere('/branches', id)).toBe(true)
  })

  it('cannot be restored while another record has their unique value, or while a record they refer to is deleted', async () => {
    const friend_id = await make('/members', { name: 'Friend' })
    const member = await make('/members', { name: 'Ann', friend_id })
    const elsewhere = await make('/clubs', { name: 'Elsewhere' })
    const listed = await make('/members', { name: 'Listed', clubs: [elsewhere] })
    for (const id of [member, listed, friend_id]) await remove('/members', id)
    await remove('/clubs', elsewhere)
    const refused = async (id: string, path: string): Promise<void> =>
      expect((await restore('/members', id)).error).toMatchObject({ fields: [{ path }] })
    await refused(member, '/friend_id')
    await refused(listed, '/clubs')
    expect((await restore('/members', friend_id)).status).toBe(200)
    const other = await make('/members', { name: 'Ann' })
    expect((await restore('/members', member)).error).toMatchObject({
      id: 'VALUE_TAKEN',
      facts: { id: member },
      fields: [{ path: '/name', code: 'VALUE_TAKEN' }],
    })
    await remove('/members', other)
    expect((await restore('/members', member)).status).toBe(200)
  })

  it('are restored together or not at all', async () => {
    const [one, other] = [await make('/clubs', { name: 'One' }), await make('/clubs', { name: 'Other' })]
    await remove('/clubs', one)
    expect((await restore('/clubs', one, other)).error).toMatchObject({
      id: 'RECORD_NOT_FOUND',
      facts: { id: other },
    })
    expect(await isThere('/clubs', one)).toBe(false)
    expect((await restore('/clubs')).status).toBe(400)
  })

  it('are restored with their rows as they were, and with computed values brought up to date', async () => {
    const [tea, cup] = [
      await make('/products', { name: 'Tea', price: 3 }),
      await make('/products', { name: 'Cup', price: 5 }),
    ]
    const lines = [
      { name: 'one', product_id: tea },
      { name: 'two', product_id: cup },
    ]
    const sale = await crud.make('/sales', {
      name: 'Shop',
      lines: [...lines, { name: 'three', product_id: cup }],
    })
    const read = async () => (await crud.call('GET', `/sales/${idOf(sale)}`)).record
    const [first = {}, second = {}, third = {}] = rowsIn(sale)
    const changed = await crud.call('PUT', `/sales/${idOf(sale)}`, { name: 'Shop', lines: [second, first] })
    expect(changed.record).toMatchObject({ total: 16 })
    await remove('/sales', idOf(sale))
    expect((await crud.call('GET', '/sales/lines')).records).toEqual([])
    await crud.call('PUT', `/products/${tea}`, { name: 'Tea', price: 4 })
    expect((await restore('/sales/lines', idOf(third))).error).toMatchObject({
      id: 'REFERENCE_MISSING',
      fields: [{ path: '/sale_id' }],
    })
    expect((await restore('/sales', idOf(sale))).status).toBe(200)
    expect(await read()).toMatchObject({ total: 18, lines: [{ name: 'two' }, { name: 'one', amount: 8 }] })
    // A row that was removed before the document can be restored by itself, and counts again.
    expect((await restore('/sales/lines', idOf(third))).status).toBe(200)
    expect(await read()).toMatchObject({ total: 28 })
    expect(rowsIn(await read())).toHaveLength(3)
    // The place of a removed row is free.
    const again = await crud.call('PUT', `/sales/${idOf(sale)}`, { name: 'Shop', lines: lines.slice(0, 1) })
    expect(again.record).toMatchObject({ total: 8, lines: [{ name: 'one' }] })
    expect((await restore('/sales/lines', idOf(first))).error).toMatchObject({ id: 'VALUE_TAKEN' })
  })

  it('are restored with dependent rows, which other documents then count again', async () => {
    const club_id = await make('/clubs', { name: 'Running' })
    const crew_id = await make('/crews', { name: 'Crew' })
    const before_id = await make('/shifts', { name: 'first', club_id, crew_id })
    await make('/shifts', { name: 'second', club_id, crew_id, before_id })
    const size = async () => (await crud.call('GET', `/crews/${crew_id}`)).record['size']
    for (const [path, id] of [
      ['/clubs', club_id],
      ['/shifts', before_id],
    ] as const) {
      expect(await size()).toBe(2)
      await remove(path, id)
      expect(await size()).toBe(0)
      expect((await restore(path, id)).status).toBe(200)
    }
    expect(await size()).toBe(2)
  })

  it('cannot be restored if a dependent record has a conflict, and the error names its entity', async () => {
    const club_id = await make('/clubs', { name: 'Skiing' })
    await make('/members', { name: 'Bob', club_id })
    await remove('/clubs', club_id)
    await make('/members', { name: 'Bob' })
    expect((await restore('/clubs', club_id)).error).toMatchObject({
      id: 'VALUE_TAKEN',
      fields: [{ path: '', about: { entity: 'member', path: '/name' } }],
    })
  })

  // The embedded database has one connection, so nothing can happen in between.
  it.runIf(databases.kind === 'postgres')(
    'protect the records they refer to from deletion while they are being restored',
    async () => {
      const product_id = await make('/products', { name: 'Oar', price: 1 })
      const line = await make('/sales/lines', { name: 'alone', product_id })
      await remove('/sales/lines', line)
      const { catalog, database } = crud
      const isAwaited = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
      let hold: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        hold = resolve
      })
      const restoring = database.transaction(async (tx) => {
        await restoreRecords(tx, catalog.tableOf('saleLine'), [line], { catalog })
        hold()
        await vi.waitFor(async () => expect(await tx.row(isAwaited)).toBeDefined(), 10_000)
      })
      await held
      expect((await remove('/products', product_id)).error).toMatchObject({ id: 'RECORD_IN_USE' })
      await restoring
      expect((await crud.call('GET', `/sales/lines/${line}`)).record).toMatchObject({ product_id })
    },
  )

  it('cannot be changed, deleted or referred to until they are restored', async () => {
    const club = await make('/clubs', { name: 'Gone' })
    await remove('/clubs', club)
    expect((await crud.call('PUT', `/clubs/${club}`, { name: 'New' })).status).toBe(404)
    expect((await remove('/clubs', club)).status).toBe(404)
    expect((await crud.call('POST', '/members', { name: 'Joins', club_id: club })).error).toMatchObject({
      id: 'REFERENCE_MISSING',
    })
  })
})
