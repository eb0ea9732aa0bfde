import { expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { dataOf, errorOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { eachEntity } from './eachEntity.ts'

eachEntity('trees', ['tree'], ({ entity, table, client, inputs, does }) => {
  const parent = table.parent ?? ''
  const createBelow = async (above: JsonObject) =>
    dataOf(await client().post(table.path, { ...(await inputs().inputOf(entity)), [parent]: idOf(above) }))
  const move = (record: JsonObject, above: Json) =>
    client().put(`${table.path}/${idOf(record)}`, { ...record, [parent]: above })

  it('gives the whole tree, each node below its parent [S3.02] [S3.05]', async () => {
    const root = await inputs().create(entity)
    const child = await createBelow(root)
    const grandchild = await createBelow(child)
    const tree = dataOf(await client().get<JsonObject[]>(`${table.path}/tree`))
    const found = tree.find(({ id }) => id === idOf(root))
    expect(childrenOf(found).map(({ id }) => id)).toEqual([idOf(child)])
    expect(childrenOf(childrenOf(found)[0]).map(({ id }) => id)).toEqual([idOf(grandchild)])
  })

  it.runIf(does('update'))('refuses to move a node below itself or below its own child', async () => {
    const root = await inputs().create(entity)
    const child = await createBelow(root)
    for (const above of [idOf(root), idOf(child)]) {
      const answer = await move(root, above)
      expect([answer.status, errorOf(answer).id]).toEqual([409, 'TREE_LOOP'])
    }
    expect(dataOf(await client().get(`${table.path}/${idOf(root)}`))).toEqual(root)
  })

  it.runIf(does('update'))('moves a node with what is below it, and back to the top', async () => {
    const [first, second] = [await inputs().create(entity), await inputs().create(entity)]
    const child = await createBelow(first)
    const moved = dataOf(await move(first, idOf(second)))
    expect(moved[parent]).toBe(idOf(second))
    expect(dataOf(await move(moved, null))[parent]).toBeNull()
    expect(dataOf(await client().get(`${table.path}/${idOf(child)}`))[parent]).toBe(idOf(first))
  })

  it.runIf(does('update'))('refuses a parent that does not exist and names the field', async () => {
    const record = await inputs().create(entity)
    const answer = await move(record, '01900000-0000-7000-8000-000000000000')
    expect([answer.status, errorOf(answer).id]).toEqual([409, 'REFERENCE_MISSING'])
    expect(errorOf(answer).fields?.map(({ path }) => path)).toEqual([`/${parent}`])
  })

  it.runIf(does('delete'))(
    'does with the children what the schema says when their parent goes [S8.06]',
    async () => {
      const root = await inputs().create(entity)
      const child = await createBelow(root)
      const rule = table.referrers.find(
        (referrer) => referrer.entity === entity && referrer.column === parent,
      )?.onDelete
      const answer = await client().delete(`${table.path}/${idOf(root)}`)
      expect(answer.status).toBe(rule === 'refuse' ? 409 : 200)
      const after = await client().get(`${table.path}/${idOf(child)}`)
      expect(after.status).toBe(rule === 'cascade' ? 404 : 200)
      if (rule === 'clear') expect(dataOf(after)[parent]).toBeNull()
    },
  )
})

function childrenOf(node: JsonObject | undefined): JsonObject[] {
  const children = node?.['children']
  return Array.isArray(children) ? children.filter((child) => isJsonObject(child)) : []
}
