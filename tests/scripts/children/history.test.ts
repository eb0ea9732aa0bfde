import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { root } from '#scripts/steps/root.ts'
import { AuditKeys } from '#server/audit/AuditKeys.ts'
import { AuditWriter } from '#server/audit/AuditWriter.ts'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

const schemas = {
  box: {
    $schema: './dialect.json',
    type: 'object',
    'x-entity': { path: '/boxes', label: { zh: '箱子', en: 'Box' } },
    properties: {
      name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } },
      things: {
        type: 'array',
        'x-children': { entity: 'thing', order: 'position' },
        'x-label': { zh: '物品', en: 'Things' },
      },
    },
  },
  thing: {
    $schema: './dialect.json',
    type: 'object',
    'x-entity': { path: '/things', label: { zh: '物品', en: 'Thing' } },
    required: ['box_id'],
    properties: {
      name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } },
      box_id: {
        type: 'string',
        format: 'uuid',
        'x-reference': { entity: 'box', onDelete: 'cascade' },
        'x-label': { zh: '箱子', en: 'Box' },
      },
      position: { type: 'integer', default: 0, 'x-label': { zh: '位置', en: 'Position' } },
    },
  },
  audit: JSON.parse(readFileSync(join(root, 'schemas/audit.json'), 'utf8')),
} satisfies Record<string, JsonObject>

const ownTables = ['0007_renamed_entity', '0008_audit_seal', '0025_rows_in_history', '0027_renamed_property']

eachDatabase('the history of a record whose rows are records', (databases) => {
  let project: ServedProject
  let crud: Crud
  const refused = new Set<string>()
  afterEach(() => refused.clear())
  beforeAll(async () => {
    project = await servedProject(schemas)
    const writer = new AuditWriter(new AuditKeys([Buffer.alloc(32, 7)]))
    const may = (code: string) => !refused.has(code)
    crud = await project.serve(databases, may, () => null, writer)
    for (const name of ownTables)
      await crud.database.run(
        raw(readFileSync(join(root, `src/server/start/migrations/${name}.sql`), 'utf8')),
      )
  })
  afterAll(() => project.remove())

  const make = (...names: string[]) =>
    crud.make('/boxes', { name: 'Blue', things: names.map((name) => ({ name })) })
  const save = (id: string, things: readonly JsonObject[]) =>
    crud.call('PUT', `/boxes/${id}`, { name: 'Blue', things })
  const thingsOf = ({ things = [] }: JsonObject) => (Array.isArray(things) ? things.filter(isJsonObject) : [])
  const told = async (id: string) => {
    const { records } = await crud.call('GET', `/boxes/${id}/history?rows=true`)
    return records.map(({ action = null, row = null, before = null, after = null }) => ({
      action,
      subject: isJsonObject(row) ? (row['subject'] ?? null) : null,
      before,
      after,
    }))
  }

  it('tells when rows were created, changed and deleted, with all their values', async () => {
    const made = await make('Cup', 'Pot')
    const [cup = {}, pot = {}] = thingsOf(made)
    await save(idOf(made), [{ ...cup, name: 'Mug' }])
    const entries = await told(idOf(made))
    expect(entries).toHaveLength(5)
    expect(entries).toContainEqual({
      action: 'update',
      subject: 'Mug',
      before: { name: 'Cup' },
      after: { name: 'Mug' },
    })
    const gone = { name: 'Pot', box_id: idOf(made), position: 1 }
    expect(entries).toContainEqual({ action: 'delete', subject: 'Pot', before: gone, after: null })
    const { records, body } = await crud.call('GET', `/boxes/${idOf(made)}/history?rows=true&pageSize=2`)
    expect(records).toHaveLength(2)
    expect(body).toMatchObject({ total: 5 })
    const { records: all } = await crud.call('GET', `/boxes/${idOf(made)}/history?rows=true`)
    const rows = all.map(({ row }) => row)
    expect(rows).toContainEqual({ property: 'things', id: idOf(pot), subject: 'Pot' })
    expect(rows).toContain(null)
  })

  it('contains changes by the rows’ own calls, and a moved row for both of its owners', async () => {
    const [first, second] = [await make('Cup'), await make()]
    const [cup = {}] = thingsOf(first)
    await crud.call('PUT', `/things/${idOf(cup)}`, { name: 'Cup', box_id: idOf(second), position: 0 })
    for (const box of [first, second])
      expect(await told(idOf(box))).toContainEqual({
        action: 'update',
        subject: 'Cup',
        before: expect.objectContaining({ box_id: idOf(first) }),
        after: expect.objectContaining({ box_id: idOf(second) }),
      })
    await crud.call('DELETE', `/things/${idOf(cup)}`)
    expect((await told(idOf(second)))[0]).toMatchObject({ action: 'delete', subject: 'Cup' })
    expect(await told(idOf(first))).not.toContainEqual(expect.objectContaining({ action: 'delete' }))
  })

  it('leaves out rows that only changed their position', async () => {
    const made = await make('Cup', 'Pot')
    const before = await told(idOf(made))
    await save(idOf(made), thingsOf(made).toReversed())
    expect(await told(idOf(made))).toEqual(before)
    const [cup = {}] = thingsOf(made)
    const own = await crud.call('GET', `/things/${idOf(cup)}/history`)
    expect(own.records[0]).toMatchObject({ before: { position: 0 }, after: { position: 1 } })
  })

  it('contains rows only on request, and for users who may see their page', async () => {
    const made = await make('Cup')
    const entries = async () => (await crud.call('GET', `/boxes/${idOf(made)}/history`)).records
    expect(await entries()).toMatchObject([{ action: 'create', row: null }])
    expect(await told(idOf(made))).toHaveLength(2)
    refused.add('thing')
    expect(await told(idOf(made))).toHaveLength(1)
  })

  it('refuses the parameter “rows” for an entity without rows, and with a value other than true', async () => {
    const made = await make('Cup')
    const [cup = {}] = thingsOf(made)
    const id = idOf(cup)
    expect(await crud.call('GET', `/things/${id}/history?rows=true`)).toMatchObject({ status: 400 })
    expect(await crud.call('GET', `/boxes/${idOf(made)}/history?rows=1`)).toMatchObject({ status: 400 })
  })
})
