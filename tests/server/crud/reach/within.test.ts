import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readListQuery } from '#server/crud/query/readListQuery.ts'
import { permittedFilters } from '#server/crud/reach/permittedFilters.ts'
import { reachCodesOf } from '#server/crud/reach/reachCodesOf.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { callers, filterBy, names, refusal } from './callers.ts'
import { people, reference, schema, text } from './schemas.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'

const labelled = (part: JsonObject): JsonObject => ({ 'x-label': { zh: '类别', en: 'Kind' }, ...part })
const kind = labelled(reference('kind', 'refuse'))

const schemas = {
  ...people,
  kind: schema('/kinds', {
    own: { kind: 'tree', parent: 'parent_id' },
    properties: { name: text(), parent_id: reference('kind', 'refuse') },
  }),
  /** A tree of which people see only their own nodes. */
  shelf: schema('/shelves', {
    own: { kind: 'tree', parent: 'parent_id', ownedBy: ['keeper_id'] },
    properties: {
      name: text(),
      parent_id: reference('shelf', 'refuse'),
      keeper_id: reference('user', 'clear', { 'x-default': { currentUser: true } }),
    },
  }),
  /** A tree whose nodes are hidden when they are deleted. */
  place: schema('/places', {
    own: { kind: 'tree', parent: 'parent_id', softDelete: true },
    properties: { name: text(), parent_id: reference('place', 'clear') },
  }),
  thing: schema('/things', {
    own: { search: ['name'], order: ['name'], actions: ['create', 'edit', 'delete', 'export'] },
    required: ['name', 'price'],
    properties: {
      name: text(),
      price: { type: 'integer', minimum: 0, maximum: 1000 },
      kind_id: kind,
      shelf_id: reference('shelf', 'clear'),
      place_id: reference('place', 'clear'),
      kinds: {
        type: 'array',
        items: { type: 'object', required: ['kind_id'], properties: { kind_id: kind } },
      },
      lines: {
        type: 'array',
        items: {
          type: 'object',
          required: ['kind_id', 'pieces'],
          properties: { kind_id: kind, pieces: labelled({ type: 'integer', minimum: 1, maximum: 9 }) },
        },
      },
    },
  }),
  sale: schema('/sales', { properties: { name: text(), thing_id: reference('thing', 'refuse') } }),
} as const satisfies Record<string, JsonObject>

eachDatabase('a list filtered by a node and all below it', (databases) => {
  let project: ServedProject
  let crud: Crud
  const { ids: users, may, caller, as, asServer } = callers()
  const kinds: Record<string, string> = {}
  const get = (url: string) => crud.call('GET', url)
  const things = (filter: JsonObject, more = '') => get(`/things?${filterBy(filter)}${more}`)
  const within = async (...nodes: string[]) =>
    names(await things({ kind_id_within: nodes.map((name) => kinds[name] ?? '') }))

  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases, may, caller)
    const make = async (path: string, body: JsonObject) => idOf(await crud.make(path, body))
    const node = async (name: string, parent?: string) => {
      const parentId = parent === undefined ? null : (kinds[parent] ?? null)
      kinds[name] = await make('/kinds', { name, parent_id: parentId })
    }
    await node('food')
    await node('fruit', 'food')
    await node('apples', 'fruit')
    await node('bread', 'food')
    await node('tools')
    for (const [index, [name, id]] of Object.entries(kinds).entries())
      await make('/things', { name: `of ${name}`, price: index, kind_id: id })
    await make('/things', { name: 'of nothing', price: 9 })
  })
  beforeEach(asServer)
  afterAll(() => project.remove())

  const ofFood = ['of apples', 'of bread', 'of food', 'of fruit']

  it('finds records that refer to the node or to any node below it, however deep [S7.03]', async () => {
    expect(await within('food')).toEqual(ofFood)
    expect(await within('fruit')).toEqual(['of apples', 'of fruit'])
    expect(await within('apples')).toEqual(['of apples'])
    expect(names(await get(`/things?kind_id_within=${kinds['fruit']}`))).toEqual(['of apples', 'of fruit'])
  })

  it('accepts several nodes, even nested ones, and ids in upper case', async () => {
    expect(await within('fruit', 'tools')).toEqual(['of apples', 'of fruit', 'of tools'])
    expect(await within('food', 'apples')).toEqual(ofFood)
    const upper = kinds['fruit']?.toUpperCase() ?? ''
    expect(names(await get(`/things?kind_id_within=${upper}`))).toEqual(['of apples', 'of fruit'])
    expect(await within()).toEqual([])
  })

  it('finds nothing by an unknown id, and refuses an invalid one with the message of an exact filter', async () => {
    expect(names(await things({ kind_id_within: newId() }))).toEqual([])
    for (const value of ['fruit', null, 1, ['fruit']] satisfies Json[]) {
      const [asked, equal] = [
        await things({ kind_id_within: value }),
        await things({ kind_id_eq: [value].flat() }),
      ]
      expect(refusal(asked)).toMatchObject({ status: 400, id: 'QUERY_INVALID', name: 'kind_id_within' })
      expect(asked.error['message']).toEqual(equal.error['message'])
    }
    const many = Array.from({ length: 501 }, () => newId())
    expect(refusal(await things({ kind_id_within: many }))).toMatchObject({ status: 400, most: 500 })
  })

  it('is refused for a property that refers to no tree, and a misspelt filter is answered with the right one', async () => {
    for (const name of ['thing_id_within', 'name_within'])
      expect(refusal(await get(`/sales?${name}=${newId()}`))).toMatchObject({ status: 400, name })
    expect(refusal(await get(`/kinds/options?${filterBy({ parent_id_within: newId() })}`))).toMatchObject({
      status: 400,
    })
    const meant = { name: 'kind_id__within', meant: 'kind_id_within' }
    expect(refusal(await things({ kind_id__within: newId() }))).toMatchObject(meant)
  })

  it('can be combined with other filters, a search, an order, pages and totals', async () => {
    const food = { kind_id_within: kinds['food'] ?? '' }
    expect(names(await things({ ...food, price_gte: 2 }))).toEqual(['of apples', 'of bread'])
    expect(names(await things({ ...food, q: 'fru' }))).toEqual(['of fruit'])
    expect(names(await things({ ...food, kind_id_ne: kinds['fruit'] ?? '' }))).toEqual(
      ofFood.filter((name) => name !== 'of fruit'),
    )
    const page = await things(food, '&sort=-price&range=[1,2]')
    expect(page.records.map(({ name }) => name)).toEqual(['of apples', 'of fruit'])
    expect(page.headers['content-range']).toBe('thing 1-2/4')
  })

  it('finds by lists of references, by references in rows, and through another reference', async () => {
    const apples = kinds['apples'] ?? ''
    const both = { kinds: [{ kind_id: apples }, { kind_id: kinds['tools'] ?? '' }] }
    const listed = await crud.make('/things', { name: 'listed', price: 1, ...both })
    const rows = { lines: [{ kind_id: apples, pieces: 2 }] }
    const rowed = await crud.make('/things', { name: 'rowed', price: 1, ...rows })
    const thing = (await things({ kind_id: apples })).records[0]
    const sale = await crud.make('/sales', { name: 'sale', thing_id: thing?.['id'] ?? null })
    const food = kinds['food'] ?? ''
    expect(names(await things({ kinds_within: food }))).toEqual(['listed'])
    expect(names(await things({ kinds_within: kinds['bread'] ?? '' }))).toEqual([])
    expect(names(await things({ 'lines.kind_id_within': food }))).toEqual(['rowed'])
    expect(names(await get(`/sales?thing_id.kind_id_within=${food}`))).toEqual(['sale'])
    expect(names(await get(`/sales?thing_id.kind_id_within=${kinds['bread']}`))).toEqual([])
    expect(refusal(await get('/sales?thing_id.kind_id_within=x'))).toMatchObject({
      status: 400,
      name: 'thing_id.kind_id_within',
    })
    expect((await get(`/sales?thing_id.shelf_id.name=x`)).status).toBe(400)
    await crud.call('DELETE', `/sales/${idOf(sale)}`)
    for (const each of [listed, rowed]) await crud.call('DELETE', `/things/${idOf(each)}`)
  })

  it('can be the tree itself, with what is below a node', async () => {
    expect(names(await get(`/kinds?parent_id_within=${kinds['food']}`))).toEqual(['apples', 'bread', 'fruit'])
    const tree = await get(`/kinds/tree?parent_id_within=${kinds['food']}`)
    expect(names(tree)).toEqual(['bread', 'fruit'])
  })

  it('has figures and exports with the same filter', async () => {
    const food = filterBy({ kind_id_within: kinds['food'] ?? '' })
    const { record } = await get(`/things/figures?${food}&measures=count,sum(price)`)
    expect(record['whole']).toMatchObject({ count: 4, 'sum(price)': 6 })
    const { payload } = await crud.app.inject({ url: `/api/v1/things/export?columns=name&${food}` })
    expect(payload.match(/of \w+/gu)?.toSorted()).toEqual(ofFood)
  })

  it('follows a moved node with all below it, also in totals and figures', async () => {
    const move = async (name: string, parent: string | null) => {
      const parentId = parent === null ? null : (kinds[parent] ?? null)
      const changed = await crud.call('PUT', `/kinds/${kinds[name]}`, { name, parent_id: parentId })
      if (changed.status !== 200) throw new Error(JSON.stringify(changed.error))
    }
    await move('fruit', 'tools')
    expect(await within('food')).toEqual(['of bread', 'of food'])
    expect(await within('tools')).toEqual(['of apples', 'of fruit', 'of tools'])
    const ofTools = { kind_id_within: kinds['tools'] ?? '' }
    const figures = async () => {
      const asked = `/things/figures?${filterBy(ofTools)}&measures=count,sum(price)`
      return (await get(asked)).record['whole']
    }
    expect((await things(ofTools)).body['total']).toBe(3)
    expect(await figures()).toMatchObject({ count: 3, 'sum(price)': 7 })
    await move('fruit', 'food')
    expect(await within('food')).toEqual(ofFood)
    expect(await figures()).toMatchObject({ count: 1, 'sum(price)': 4 })
  })

  it('does not run for ever if nodes form a loop', async () => {
    const set = (name: string, parent: string | null) =>
      crud.database.run(
        sql`UPDATE kind SET parent_id = ${parent}::uuid WHERE id = ${kinds[name] ?? null}::uuid`,
      )
    await set('food', kinds['apples'] ?? null)
    expect(await within('fruit')).toEqual(ofFood)
    await set('food', null)
  })

  it('stops at a deleted node, like the tree, which shows the nodes below it at the top', async () => {
    const place = async (name: string, parent: string | null) => {
      const id = idOf(await crud.make('/places', { name, parent_id: parent }))
      await crud.make('/things', { name: `at ${name}`, price: 1, place_id: id })
      return id
    }
    const town = await place('town', null)
    const street = await place('street', town)
    await place('house', street)
    const at = async (id: string) => names(await things({ place_id_within: id }))
    expect(await at(town)).toEqual(['at house', 'at street', 'at town'])
    await crud.database.run(sql`UPDATE place SET deleted_at = now() WHERE id = ${street}::uuid`)
    expect(names(await get('/places/tree'))).toEqual(['house', 'town'])
    expect(await at(town)).toEqual(['at town'])
    expect(await at(street)).toEqual(['at street'])
    expect(names(await things({ place_id: street }))).toEqual(['at street'])
  })

  it('counts a large total again after the tree has changed', async () => {
    const bread = kinds['bread'] ?? ''
    await crud.database.run(sql`INSERT INTO thing (id, version, name, price, kind_id)
      SELECT gen_random_uuid(), 1, 'many ' || n, 1, ${bread}::uuid FROM generate_series(1, 1500) n`)
    as('someone')
    const total = async () => (await things({ kind_id_within: kinds['food'] ?? '' })).body['total']
    expect(await total()).toBe(1504)
    const move = (parent: string | null) =>
      crud.call('PUT', `/kinds/${bread}`, { name: 'bread', parent_id: parent })
    await move(null)
    expect(await total()).toBe(3)
    await move(kinds['food'] ?? null)
    expect(await total()).toBe(1504)
    await crud.database.run(sql`DELETE FROM thing WHERE name LIKE ${'many %'}`)
  })

  describe('of a tree whose nodes belong to people', () => {
    const shelves: Record<string, string> = {}
    const onShelf = async (name: string) => names(await things({ shelf_id_within: shelves[name] ?? '' }))

    beforeAll(async () => {
      asServer()
      users['nina'] = idOf(await crud.make('/users', { name: 'nina' }))
      users['sam'] = idOf(await crud.make('/users', { name: 'sam' }))
      const shelf = async (name: string, keeper: string, parent?: string) => {
        const placed = { keeper_id: users[keeper] ?? null, parent_id: shelves[parent ?? ''] ?? null }
        shelves[name] = idOf(await crud.make('/shelves', { name, ...placed }))
        await crud.make('/things', { name: `on ${name}`, price: 1, shelf_id: shelves[name] ?? null })
      }
      await shelf('top', 'nina')
      await shelf('hers', 'nina', 'top')
      await shelf('his', 'sam', 'top')
      await shelf('hers in his', 'nina', 'his')
    })

    it('descends only through nodes that the caller sees, so that it does not reveal where others are', async () => {
      as('nina')
      expect(await onShelf('top')).toEqual(['on hers', 'on top'])
      as('nina', 'shelf.seeAll')
      expect(await onShelf('top')).toEqual(['on hers', 'on hers in his', 'on his', 'on top'])
    })

    it('finds only exact matches for a node that the caller does not see', async () => {
      as('nina')
      expect(await onShelf('his')).toEqual(['on his'])
      expect(names(await things({ shelf_id: shelves['his'] ?? '' }))).toEqual(['on his'])
    })

    it('requires the permission by which the caller sees the nodes', async () => {
      as('nina', 'shelf.seeAll')
      const { catalog, database } = crud
      const reachContext = { catalog, user: caller() ?? undefined, may: async (code: string) => may(code) }
      const thing = catalog.tableOf('thing')
      const { filters } = readListQuery(thing, { shelf_id_within: shelves['top'] }, catalog)
      const permitted = await permittedFilters(database, thing, filters, reachContext)
      expect(await reachCodesOf(thing, permitted, reachContext)).toEqual(['shelf.seeAll'])
    })
  })
})
