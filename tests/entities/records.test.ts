import { expect, it } from 'vitest'
import { computedColumns, followsReferences } from '#server/crud/entity/computedColumns.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { secretMask } from '#shared/secretMask.ts'
import { dataOf, errorOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { eachEntity } from './eachEntity.ts'

eachEntity('records', ['collection', 'tree'], ({ entity, table, client, inputs, does }) => {
  it('keeps every property it was created with [S7.01]', async () => {
    const input = await inputs().inputOf(entity)
    const made = dataOf(await client().post(table.path, input))
    const read = dataOf(await client().get(`${table.path}/${idOf(made)}`))
    expect(read).toEqual(made)
    expect(read).toMatchObject(visibleOf(table, input))
    if (!followsOwner(table)) expect(read['version']).toBe(1)
  })

  it('fills what was left out with defaults', async () => {
    const made = await inputs().create(entity, 'required')
    const defaults = table.columns.filter(
      (column) => column.default !== undefined && column.access === 'readWrite',
    )
    for (const column of defaults) expect(made[column.name], column.name).toEqual(column.default)
  })

  it.runIf(does('update'))('takes a whole new value and counts the version up', async () => {
    const made = await inputs().create(entity)
    const next = keepingState(table, made, await inputs().inputOf(entity))
    const { version = null } = made
    const updated = dataOf(await client().put(`${table.path}/${idOf(made)}`, { ...next, version }))
    expect(updated).toMatchObject(visibleOf(table, next))
    if (followsOwner(table)) expect(updated['version']).toBeGreaterThan(Number(version))
    else expect(updated['version']).toBe(2)
    expect(dataOf(await client().get(`${table.path}/${idOf(made)}`))).toEqual(updated)
  })

  it.runIf(does('update'))('takes back a record just as it was answered', async () => {
    const made = await inputs().create(entity)
    const updated = dataOf(await client().put(`${table.path}/${idOf(made)}`, made))
    expect(visibleOf(table, updated)).toEqual(visibleOf(table, made))
  })

  it.runIf(does('update'))(
    'refuses an update of an outdated version and gives the stored record',
    async () => {
      const made = await inputs().create(entity)
      const path = `${table.path}/${idOf(made)}`
      const updated = dataOf(await client().put(path, made))
      const refused = await client().put(path, { ...made, version: 1 })
      expect(refused.status).toBe(409)
      expect(errorOf(refused)).toMatchObject({ id: 'VERSION_OUTDATED', facts: { ...updated } })
      expect(dataOf(await client().get(path))).toEqual(updated)
    },
  )

  it.runIf(does('delete'))('removes a record, and then there is none', async () => {
    const made = await inputs().create(entity)
    const path = `${table.path}/${idOf(made)}`
    expect(dataOf(await client().delete(path))).toMatchObject({ id: made['id'] })
    for (const answer of [
      await client().get(path),
      await client().delete(path),
      ...(does('update') ? [await client().put(path, made)] : []),
    ]) {
      expect([answer.status, errorOf(answer).id]).toEqual([404, 'RECORD_NOT_FOUND'])
    }
  })

  it.runIf(does('restore'))('lists a record that was removed, and brings it back as it was', async () => {
    const made = await inputs().create(entity)
    const id = idOf(made)
    await client().delete(`${table.path}/${id}`)
    const filter = `filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`
    const [listed = {}] = dataOf(await client().get<readonly JsonObject[]>(`${table.path}/deleted?${filter}`))
    const deletedAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(listed).toEqual({ ...made, version: 2, deleted_at: deletedAt })
    expect(dataOf(await client().post(`${table.path}/deleted/restore?${filter}`))).toEqual([id])
    expect(dataOf(await client().get(`${table.path}/${id}`))).toEqual({ ...made, version: 3 })
  })

  it.runIf(does('purge'))('removes the row of a record that was removed for good', async () => {
    const id = idOf(await inputs().create(entity))
    const filter = `filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`
    const purged = () => client().delete(`${table.path}/deleted?${filter}`)
    expect(errorOf(await purged()).id).toBe('RECORD_NOT_FOUND')
    await client().delete(`${table.path}/${id}`)
    expect(dataOf(await purged())).toEqual([id])
    expect(dataOf(await client().get(`${table.path}/deleted?${filter}`))).toEqual([])
    expect(errorOf(await client().post(`${table.path}/deleted/restore?${filter}`)).id).toBe(
      'RECORD_NOT_FOUND',
    )
  })

  it.runIf(does('bulkDelete'))('removes several at once, or none when one is missing', async () => {
    const ids = [await inputs().create(entity), await inputs().create(entity)].map((made) => idOf(made))
    const missing = '01900000-0000-7000-8000-000000000000'
    const filterOf = (list: string[]) => `filter=${encodeURIComponent(JSON.stringify({ id: list }))}`
    const refused = await client().delete(`${table.path}?${filterOf([...ids, missing])}`)
    expect(refused.status).toBe(404)
    for (const id of ids) expect((await client().get(`${table.path}/${id}`)).status).toBe(200)
    expect(dataOf(await client().delete(`${table.path}?${filterOf(ids)}`))).toEqual(ids)
    for (const id of ids) expect((await client().get(`${table.path}/${id}`)).status).toBe(404)
  })
})

/**
 * Whether a change of a record changes its owner, and the owner's change changes the record
 * again, so that its version counts several changes.
 */
function followsOwner(table: Table): boolean {
  return table.owners !== undefined && computedColumns(table).some(followsReferences)
}

/** The values of an input that the server answers. */
function visibleOf(table: Table, input: JsonObject): JsonObject {
  const writable = table.columns.filter(({ access, name }) => access === 'readWrite' && name in input)
  const values = writable.map(({ name, secret }): [string, Json] => [
    name,
    secret === 'encrypt' && input[name] ? secretMask : (input[name] ?? null),
  ])
  const links = table.links.filter(({ property }) => property in input)
  return {
    ...Object.fromEntries(values),
    ...Object.fromEntries(links.map((link) => [link.property, linkValue(input[link.property])])),
  }
}

/** Links without the names that the server adds. */
function linkValue(value: Json | undefined): Json {
  if (!Array.isArray(value)) return []
  return value.map((item: Json) =>
    isJsonObject(item)
      ? Object.fromEntries(Object.entries(item).filter(([key]) => key.endsWith('_id')))
      : item,
  )
}

function keepingState({ states }: Table, made: JsonObject, next: JsonObject): JsonObject {
  return states ? { ...next, [states.property]: made[states.property] ?? null } : next
}
