import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '#scripts/generate/generate.ts'
import type { Database } from '#server/database/Database.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import { placeOf } from '#server/secrets/placeOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { openCrud } from '#tests/server/crud/openCrud.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { testDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { buildProject, labelled, schemaOf } from './support/buildProject.ts'

const secret = { ...labelled('Key'), type: 'string', maxLength: 100, 'x-secret': 'encrypt' } as const
const wares = { path: '/wares', label: { zh: '货品', en: 'Ware' } }

describe('a renamed encrypted property', () => {
  const databases = testDatabases('embedded')
  const project = buildProject({ thing: schemaOf({ key: secret }) })
  const applied = new Set<string>()
  let database: Database
  beforeAll(async () => {
    database = await databases.open()
  })
  afterAll(() => project.remove())

  /** Generates, migrates and serves the present schemas. */
  async function serve(entity: string): Promise<{ crud: Crud; table: Table }> {
    expect(await generate({ root: project.root, check: false })).toMatchObject({ ok: true, errors: [] })
    const folder = join(project.root, 'generated/migrations')
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && !applied.has(name))
    for (const file of files.toSorted()) {
      await database.run(raw(readFileSync(join(folder, file), 'utf8')))
      applied.add(file)
    }
    // A module is loaded only once, so each round uses another address.
    const load = (path: string): Promise<Record<string, unknown>> =>
      import(`${join(project.root, 'generated', path)}?round=${applied.size}`)
    const [tables, routes]: [{ [name: string]: Table }, { routes?: Route[] }] = [
      Object(await load(`tables/${entity}.ts`)),
      Object(await load('routes/routes.ts')),
    ]
    const [table] = Object.values(tables)
    if (!table) throw new Error(`${entity} has no table`)
    const crud = await openCrud(database, { tables: [table], routes: routes.routes ?? [], rules: {} })
    return { crud, table }
  }

  async function opened({ crud, table }: { crud: Crud; table: Table }, name: string): Promise<string[]> {
    const column = table.columns.find((each) => each.name === name)
    if (!column) throw new Error(`no column ${name}`)
    const rows = await database.rows<{ sealed: string }>(
      sql`SELECT ${identifier(name)} AS sealed FROM ${identifier(table.name)} WHERE ${identifier(name)} IS NOT NULL ORDER BY id`,
    )
    return rows.map(({ sealed }) => crud.box.open(sealed, placeOf(table, column)))
  }

  it('can still be decrypted after each rename, also with values that were encrypted in between', async () => {
    const first = await serve('thing')
    const made = await first.crud.make('/things', { name: 'one', key: 'of old' })
    expect(await opened(first, 'key')).toEqual(['of old'])

    project.put('thing', undefined)
    project.put('ware', renamed({ token: { ...secret, 'x-renamed-from': 'key' } }, { renamedFrom: 'thing' }))
    const second = await serve('ware')
    expect(await opened(second, 'token')).toEqual(['of old'])
    await second.crud.make('/wares', { name: 'two', token: 'of late' })
    expect(await opened(second, 'token')).toEqual(['of old', 'of late'])
    const url = `/wares/${idOf(made)}`
    expect(await second.crud.call('PUT', url, { name: 'one', token: 'changed' })).toMatchObject({
      status: 200,
    })
    expect(await opened(second, 'token')).toEqual(['changed', 'of late'])

    project.put('ware', renamed({ code: { ...secret, 'x-renamed-from': 'token' } }))
    const third = await serve('ware')
    expect(await opened(third, 'code')).toEqual(['changed', 'of late'])
  })
})

describe('a property that takes the former name of an encrypted one', () => {
  const project = buildProject({ thing: schemaOf({ key: secret }) })
  afterAll(() => project.remove())

  it('is sealed for a place of its own, so that it cannot decrypt values of the other one', async () => {
    const shapes: readonly JsonObject[] = [
      { key: secret },
      { token: { ...secret, 'x-renamed-from': 'key' } },
      { token: secret, key: secret },
    ]
    for (const properties of shapes) {
      project.put('thing', schemaOf(properties))
      expect(await generate({ root: project.root, check: false })).toMatchObject({ ok: true, errors: [] })
    }
    const written = readFileSync(join(project.root, 'generated/tables/thing.ts'), 'utf8')
    expect(written.match(/(?<=sealedFor: ')[^']+/gu)).toEqual(['thing.key', 'thing.key.2'])
    project.put('thing', schemaOf({ key: secret, token: secret }))
    await generate({ root: project.root, check: false })
    const again = readFileSync(join(project.root, 'generated/tables/thing.ts'), 'utf8')
    expect(again.match(/(?<=sealedFor: ')[^']+/gu)).toEqual(['thing.key.2', 'thing.key'])
  })
})

function renamed(properties: JsonObject, entity: JsonObject = {}): JsonObject {
  return schemaOf(properties, { 'x-entity': { ...wares, ...entity } })
}
