import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '#scripts/steps/root.ts'
import { AuditKeys } from '#server/audit/AuditKeys.ts'
import { AuditWriter } from '#server/audit/AuditWriter.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const referenceTo = (entity: string, more: JsonObject = {}): JsonObject => ({
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, ...more },
  ...labelled(entity),
})
const entity = (path: string, properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path, label: { zh: path, en: path }, ...more },
  properties,
})
const count = { type: 'integer', ...labelled('Count') } satisfies JsonObject
const schemas = {
  guest: entity('/guests', { name: { type: 'string', ...labelled('Name') } }),
  stay: entity(
    '/stays',
    { guest_id: referenceTo('guest'), count },
    { softDelete: true, actions: ['create', 'edit', 'delete', 'restore'] },
  ),
  visit: entity(
    '/visits',
    { stay_id: referenceTo('stay', { onDelete: 'cascade' }), count },
    { softDelete: true },
  ),
  key: entity('/keys', { guest_id: referenceTo('guest', { onDelete: 'cascade' }), count }),
  audit: JSON.parse(readFileSync(join(root, 'schemas/audit.json'), 'utf8')),
} satisfies Record<string, JsonObject>

const ownTables = ['0007_renamed_entity', '0008_audit_seal', '0025_rows_in_history', '0027_renamed_property']

eachDatabase('a record that is known by the name of a referenced record', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject(schemas)
    const writer = new AuditWriter(new AuditKeys([Buffer.alloc(32, 7)]))
    crud = await project.serve(databases, undefined, () => null, writer)
    for (const name of ownTables)
      await crud.database.run(
        raw(readFileSync(join(root, `src/server/start/migrations/${name}.sql`), 'utf8')),
      )
  })
  afterAll(() => project.remove())

  const subjectsOf = async (id: string) => {
    const rows = await crud.database.rows<{ action: string; subject: string }>(
      sql`SELECT action, subject FROM "audit" WHERE record_id = ${id} ORDER BY id`,
    )
    return rows.map(({ action, subject }) => `${action} ${subject}`)
  }

  it('is named after the referenced record in the audit log, or by its own id if it refers to nothing', async () => {
    const [ann, bob] = [
      await crud.make('/guests', { name: 'Ann' }),
      await crud.make('/guests', { name: 'Bob' }),
    ]
    const stay = await crud.make('/stays', { guest_id: idOf(ann), count: 1 })
    const visit = await crud.make('/visits', { stay_id: idOf(stay), count: 1 })
    await crud.call('PUT', `/stays/${idOf(stay)}`, { guest_id: idOf(bob), count: 2 })
    await crud.call('PUT', `/visits/${idOf(visit)}`, { stay_id: idOf(stay), count: 2 })
    await crud.call('PUT', `/stays/${idOf(stay)}`, { guest_id: null, count: 2 })
    const nobody = `update ${idOf(stay)}`
    expect(await subjectsOf(idOf(stay))).toEqual(['create Ann', 'update Bob', nobody])
    expect(await subjectsOf(idOf(visit))).toEqual(['create Ann', 'update Bob'])
  })

  it('keeps that name in the audit log when it is deleted or restored, alone or along with another record', async () => {
    const stay = await crud.make('/stays', { guest_id: idOf(await crud.make('/guests', { name: 'Cem' })) })
    const visit = await crud.make('/visits', { stay_id: idOf(stay) })
    await crud.call('DELETE', `/stays/${idOf(stay)}`)
    const filter = encodeURIComponent(JSON.stringify({ id: [idOf(stay)] }))
    expect((await crud.call('POST', `/stays/deleted/restore?filter=${filter}`)).status).toBe(200)
    expect(await subjectsOf(idOf(stay))).toEqual(['create Cem', 'delete Cem', 'restore Cem'])
    expect(await subjectsOf(idOf(visit))).toEqual(['create Cem', 'delete Cem', 'restore Cem'])
  })

  it('keeps that name in the audit log even if the referenced record is deleted with it', async () => {
    const guest = await crud.make('/guests', { name: 'Dora' })
    const key = await crud.make('/keys', { guest_id: idOf(guest) })
    await crud.call('DELETE', `/guests/${idOf(guest)}`)
    expect(await subjectsOf(idOf(key))).toEqual(['create Dora', 'delete Dora'])
  })
})
