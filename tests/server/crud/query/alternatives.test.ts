import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { filterBy, names, refusal } from '#tests/server/crud/reach/callers.ts'
import { reference, schema, text } from '#tests/server/crud/reach/schemas.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const schemas = {
  area: schema('/areas', {
    own: { kind: 'tree', parent: 'above_id' },
    properties: { name: text(), above_id: reference('area', 'refuse') },
  }),
  shop: schema('/shops', {
    own: { search: ['name'], order: ['name'], filters: ['name', 'size', 'area_id'] },
    properties: {
      name: text(),
      size: { type: 'integer' },
      open: { type: 'boolean' },
      area_id: reference('area', 'clear'),
    },
  }),
} as const satisfies Record<string, JsonObject>

eachDatabase('a list filtered by alternatives', (databases) => {
  let project: ServedProject
  let crud: Crud
  const areas: Record<string, string> = {}
  const found = async (filter: JsonObject) => names(await crud.call('GET', `/shops?${filterBy(filter)}`))
  const either = (...among: Json[]): JsonObject => ({ $or: among })

  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
    const make = async (path: string, body: JsonObject) => idOf(await crud.make(path, body))
    areas['north'] = await make('/areas', { name: 'north' })
    areas['cape'] = await make('/areas', { name: 'cape', above_id: areas['north'] })
    const { north = '', cape = '' } = areas
    const shops: Record<string, JsonObject> = {
      apple: { size: 1, open: true, area_id: north },
      bread: { size: 5, open: false, area_id: cape },
      cloth: { size: 9, open: true },
      drink: {},
    }
    for (const [name, body] of Object.entries(shops)) await make('/shops', { name, ...body })
  })
  afterAll(() => project.remove())

  it('contains the records that meet any of them, each only once [S7.03]', async () => {
    expect(await found(either({ size: 1 }, { size_gte: 9 }))).toEqual(['apple', 'cloth'])
    expect(await found(either({ name: 'r' }, { size_null: true }))).toEqual(['bread', 'drink'])
    expect(await found(either({ size_lte: 5 }, { size_lte: 9 }))).toEqual(['apple', 'bread', 'cloth'])
  })

  it('requires all conditions of one alternative together, and the filters beside them too [S7.03]', async () => {
    expect(await found(either({ size: 1, name: 'bread' }, { size: 5, name: 'bread' }))).toEqual(['bread'])
    expect(await found({ size_gte: 5, ...either({ name: 'apple' }, { name: 'cloth' }) })).toEqual(['cloth'])
    expect(await found({ q: 'e', ...either({ size: 5 }, { size: 9 }) })).toEqual(['bread'])
  })

  it('accepts conditions on referenced records and on nodes below another [S7.03]', async () => {
    expect(await found(either({ 'area_id.name': 'cape' }, { size: 9 }))).toEqual(['bread', 'cloth'])
    expect(await found(either({ 'area_id.name_ne': 'cape' }, { size: 5 }))).toEqual([
      'apple',
      'bread',
      'cloth',
      'drink',
    ])
    expect(await found(either({ 'area_id.name': 'nowhere' }, { 'area_id.name_ne': 'north' }))).toEqual([
      'bread',
      'cloth',
      'drink',
    ])
    const below = { area_id_within: areas['north'] ?? '' }
    expect(await found(either(below, { size_null: true }))).toEqual(['apple', 'bread', 'drink'])
  })

  it('has a total and figures of the same records [S7.03]', async () => {
    const filter = filterBy(either({ size: 1 }, { size: 9 }))
    const list = await crud.call('GET', `/shops?${filter}&range=[0,0]`)
    expect(list.headers['content-range']).toBe('shop 0-0/2')
    const figures = await crud.call('GET', `/shops/figures?${filter}&measures=count,sum(size)`)
    expect(figures.record['whole']).toEqual({ count: 2, 'sum(size)': 10 })
  })

  it('contains all records if an alternative has no condition [S7.03]', async () => {
    expect(await found(either({ size: 1 }, {}))).toHaveLength(4)
  })

  it('accepts them as a query parameter of their own as well [S7.03]', async () => {
    const given = encodeURIComponent('[{"size":1},{"size":9}]')
    expect(names(await crud.call('GET', `/shops?$or=${given}&size_gte=2`))).toEqual(['cloth'])
  })

  it('is refused if the alternatives are not valid [S7.03]', async () => {
    const reasons = async (filter: JsonObject) =>
      refusal(await crud.call('GET', `/shops?${filterBy(filter)}`))
    for (const wrong of [{}, [], 5, 'x', [1], [{ size: 1 }, null]])
      expect(await reasons({ $or: wrong })).toMatchObject({ id: 'QUERY_INVALID' })
    expect(await reasons(either({ nothing: 1 }))).toMatchObject({ id: 'QUERY_INVALID' })
    expect(await reasons(either({ q: 'a' }))).toMatchObject({ id: 'QUERY_INVALID' })
    expect(await reasons(either({ $or: [{ size: 1 }] }))).toMatchObject({ id: 'QUERY_INVALID' })
    const many = Array.from({ length: 51 }, (_, size) => ({ size }))
    expect(await reasons({ $or: many })).toMatchObject({ id: 'QUERY_INVALID' })
  })
})
