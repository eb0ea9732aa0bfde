import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'

const money = { type: 'number', 'x-unit': 'money' }
const actions = ['create', 'edit', 'delete', 'import']
const entity = (path: string, en: string, more: JsonObject = {}): JsonObject => ({
  'x-entity': { path, label: { zh: en, en }, actions, ...more },
})
const referenceTo = (other: string): JsonObject => ({
  type: 'string',
  format: 'uuid',
  'x-reference': { entity: other, onDelete: 'cascade' },
})

/** A bill with shares that are each a part of the bill's sum over all of them, and places below each other. */
const schemas: Readonly<Record<string, JsonObject>> = {
  bill: schemaOf(
    {
      shares: { ...labelled('Shares'), type: 'array', 'x-children': { entity: 'share' } },
      total: { ...labelled('Total'), ...money, 'x-computed': 'sum(shares, pays)' },
    },
    entity('/bills', 'Bill'),
  ),
  share: schemaOf(
    {
      bill_id: { ...labelled('Bill'), ...referenceTo('bill') },
      pays: { ...labelled('Pays'), ...money },
      part: {
        ...labelled('Part'),
        type: 'number',
        multipleOf: 0.01,
        'x-computed': 'pays * 100 / bill_id.total',
      },
    },
    entity('/bills/shares', 'Share'),
  ),
  place: schemaOf(
    { parent_id: { ...labelled('Above'), ...referenceTo('place') } },
    entity('/places', 'Place', { kind: 'tree', parent: 'parent_id' }),
  ),
}

eachDatabase('records that are computed from each other', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())

  const send = async (path: string, lines: readonly string[]): Promise<JsonObject> => {
    const answer = await crud.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { 'content-type': 'text/csv' },
      payload: lines.join('\n'),
    })
    const { data }: { data: JsonObject } = answer.json()
    return data
  }

  it('are answered with the values that they have after their owner is computed again [S7.01]', async () => {
    const bill = await crud.make('/bills', { name: 'Lunch', shares: [] })
    const share = (name: string, pays: number) =>
      crud.make('/bills/shares', { name, pays, bill_id: idOf(bill) })
    const first = await share('Cy', 10)
    const second = await share('Di', 30)
    expect([first['part'], second['part']]).toEqual([100, 75])
    expect((await crud.call('GET', `/bills/shares/${idOf(second)}`)).record).toEqual(second)
    const path = `/bills/shares/${idOf(second)}`
    const changed = await crud.call('PUT', path, { ...second, pays: 10 })
    expect(changed.record).toMatchObject({ part: 50 })
    expect((await crud.call('PUT', path, { ...changed.record, pays: 40 })).record).toMatchObject({ part: 80 })
  })

  it('are all changed by an imported file, even if one row changes what is computed in a later one [S7.03]', async () => {
    const bill = await crud.make('/bills', { name: 'Dinner', shares: [] })
    for (const [name, pays] of [
      ['Ann', 10],
      ['Bo', 30],
    ] as const)
      await crud.make('/bills/shares', { name, pays, bill_id: idOf(bill) })
    const report = await send('/bills/shares/import?key=name', ['name,pays', 'Ann,20', 'Bo,60'])
    expect(report).toMatchObject({ done: true, changed: 2, refused: 0, faults: [] })
    const { records } = await crud.call('GET', `/bills/shares?sort=name&bill_id=${idOf(bill)}`)
    expect(records).toMatchObject([
      { name: 'Ann', pays: 20, part: 25 },
      { name: 'Bo', pays: 60, part: 75 },
    ])
    expect((await crud.call('GET', `/bills/${idOf(bill)}`)).record).toMatchObject({ total: 80 })
  })

  it('are found by rows of a file that come after the rows that create them [S7.03]', async () => {
    const lines = ['name,parent_id', 'China,', 'Zhejiang,China', 'Hangzhou,Zhejiang', 'Mars,Sun']
    expect(await send('/places/import?partly=true', lines)).toMatchObject({
      made: 3,
      refused: 1,
      faults: [{ row: 4, property: 'parent_id', code: 'referenceUnknown' }],
    })
    const tree: Json = (await crud.call('GET', '/places/tree')).body['data'] ?? null
    expect(tree).toMatchObject([
      { name: 'China', children: [{ name: 'Zhejiang', children: [{ name: 'Hangzhou' }] }] },
    ])
  })
})
