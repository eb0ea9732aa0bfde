import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { treeOf } from '#console/kit/tree/TreeNode.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { evolving } from './evolving.ts'
import type { Evolving } from './evolving.ts'
import { reference } from './shopSchemas.ts'

const placesOf = (own: JsonObject): JsonObject =>
  schemaOf({ parent_id: reference('Parent', 'place') }, { 'x-entity': { path: '/places', ...own } })

interface Branch {
  name: string
  below: Branch[]
}

function branchOf({ name, children }: JsonObject): Branch {
  const below = Array.isArray(children) ? children.map((child) => branchOf(Object(child))) : []
  return { name: textOf(name), below }
}

eachDatabase('a list that becomes a tree', (databases) => {
  vi.setConfig({ testTimeout: 300_000 })
  let project: Evolving
  beforeAll(async () => {
    project = await evolving(databases, { place: placesOf({ order: ['name'] }) })
  }, 300_000)
  afterAll(() => project.remove())

  it('also shows a record that was its own parent, and records that were parents of each other', async () => {
    await project.served(async (crud) => {
      const under = async (name: string, parent?: unknown) =>
        crud.make('/places', { name, ...(typeof parent === 'string' ? { parent_id: parent } : {}) })
      const [own, one] = [await under('a own'), await under('b one')]
      const two = await under('c two', one['id'])
      await under('d three', two['id'])
      for (const [place, parent] of [
        [own, own],
        [one, two],
      ] as const) {
        const body = { ...place, parent_id: parent['id'] ?? null }
        expect((await crud.call('PUT', `/places/${textOf(place['id'])}`, body)).status).toBe(200)
      }
    })
    const tree = placesOf({ order: ['name'], kind: 'tree', parent: 'parent_id' })
    const { refused, hindered } = await project.change({ place: tree })
    expect({ refused, hindered }).toEqual({ refused: [], hindered: undefined })
    const shown = [
      { name: 'a own', below: [] },
      { name: 'b one', below: [{ name: 'c two', below: [{ name: 'd three', below: [] }] }] },
    ]
    await project.served(async (crud) => {
      const { body } = await crud.call('GET', '/places/tree')
      const branches = Array.isArray(body['data']) ? body['data'].map((each) => branchOf(Object(each))) : []
      expect(branches).toEqual(shown)
      const { records } = await crud.call('GET', '/places')
      const items = records.map(({ id, name, parent_id }) => ({
        id: textOf(id),
        name: textOf(name),
        parent: typeof parent_id === 'string' ? parent_id : null,
      }))
      const drawn = treeOf<(typeof items)[number], Branch>(items, ({ name }, below) => ({ name, below }))
      expect(drawn).toEqual(shown)
    })
  })
})
