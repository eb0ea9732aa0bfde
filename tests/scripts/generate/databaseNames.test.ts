import { afterEach, expect, it } from 'vitest'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { choiceOf, labelled, schemaOf } from './support/buildProject.ts'
import { servedProject } from './support/servedProject.ts'
import type { ServedProject } from './support/servedProject.ts'

const text = (label: string, more: JsonObject = {}): JsonObject => ({
  ...labelled(label),
  type: 'string',
  maxLength: 20,
  ...more,
})

eachDatabase('names in the database', (databases) => {
  const projects: ServedProject[] = []
  const served = async (schemas: Record<string, JsonObject>) => {
    const project = await servedProject(schemas)
    projects.push(project)
    return project
  }
  afterEach(() => {
    for (const project of projects.splice(0)) project.remove()
  })

  const parcel = schemaOf(
    { item_code: text('Item code', { 'x-unique': true }), item_state: choiceOf('State', ['new', 'old']) },
    { 'x-entity': { path: '/parcels', filters: ['item_state'] } },
  )
  const parcelItem = schemaOf(
    { code: text('Code', { 'x-unique': true }), state: choiceOf('State', ['new', 'old']) },
    { 'x-entity': { path: '/parcels/items', filters: ['state'] } },
  )

  it('is separate for two tables that would have the same name for their unique keys', async () => {
    const crud = await (await served({ parcel, parcelItem })).serve(databases)
    for (const [path, key] of [
      ['/parcels', 'item_code'],
      ['/parcels/items', 'code'],
    ] as const) {
      await crud.make(path, { name: 'a', [key]: '1' })
      const { body } = await crud.call('POST', path, { name: 'b', [key]: '1' })
      expect(body).toMatchObject({ error: { fields: [{ path: `/${key}`, code: 'VALUE_TAKEN' }] } })
    }
  })

  it('is also separate for a table that comes later and would have the same names', async () => {
    const project = await served({ parcelItem })
    expect(await project.change('parcel', parcel)).toEqual([])
    const crud = await project.serve(databases)
    await crud.make('/parcels/items', { name: 'a', code: '1' })
    expect((await crud.call('POST', '/parcels/items', { name: 'b', code: '1' })).status).toBe(409)
    await crud.make('/parcels', { name: 'a', item_code: '1' })
    expect((await crud.call('POST', '/parcels', { name: 'b', item_code: '1' })).status).toBe(409)
  })

  it('is separate for two unique keys of one entity that would have the same name', async () => {
    const properties = { a: text('A'), b_c: text('B and C'), a_b: text('A and B'), c: text('C') }
    const unique = [
      ['a', 'b_c'],
      ['a_b', 'c'],
    ]
    const crud = await (
      await served({ thing: schemaOf(properties, { 'x-entity': { unique } }) })
    ).serve(databases)
    await crud.make('/things', { name: '1', a: 'x', b_c: 'y', a_b: 'p', c: 'q' })
    const first = await crud.call('POST', '/things', { name: '2', a: 'x', b_c: 'y', a_b: 'r', c: 's' })
    const second = await crud.call('POST', '/things', { name: '3', a: 'v', b_c: 'w', a_b: 'p', c: 'q' })
    expect([first.status, second.status]).toEqual([409, 409])
  })

  it('is separate for two unique keys of the same properties with different conditions', async () => {
    const unique = ['new', 'old'].map((state) => ({ fields: ['phone'], where: { state: [state] } }))
    const properties = { phone: text('Phone'), state: choiceOf('State', ['new', 'old', 'lost']) }
    const crud = await (
      await served({ thing: schemaOf(properties, { 'x-entity': { unique } }) })
    ).serve(databases)
    const statuses = []
    for (const state of ['new', 'old', 'lost', 'lost', 'new', 'old'])
      statuses.push((await crud.call('POST', '/things', { name: state, phone: '1', state })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 409, 409])
  })

  it('is separate for the index of a filter and the index of a column that would have the same name', async () => {
    const number = (label: string) => ({ ...labelled(label), type: 'integer', minimum: 0 })
    const properties = {
      state: choiceOf('State', ['new', 'old']),
      place: number('Place'),
      state_place: number('Of state'),
    }
    const own = { list: ['name', 'state_place'], filters: ['state'], order: ['place'] }
    const project = await served({ thing: schemaOf(properties, { 'x-entity': own }) })
    const database = await databases.open()
    for (const migration of project.migrations()) await database.run(raw(migration))
    const rows = await database.rows<{ made: string }>(
      raw("SELECT indexdef AS made FROM pg_indexes WHERE tablename = 'thing'"),
    )
    const columns = rows.map(({ made }) => /\((.*)\)$/u.exec(made)?.[1])
    expect(columns).toEqual(expect.arrayContaining(['state, place, id', 'state_place, id']))
  })
})
