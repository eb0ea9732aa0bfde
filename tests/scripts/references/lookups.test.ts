import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const entity = (path: string, properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path, label: { zh: path, en: path }, ...more },
  properties,
})
const to = (name: string): JsonObject => ({
  ...labelled(name),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity: name },
})
const hours = { ...labelled('Hours'), type: 'number', 'x-unit': 'money' } as const satisfies JsonObject
const machine = { ...labelled('Name'), type: 'string', maxLength: 40 } as const satisfies JsonObject

const schemas = {
  machine: entity('/machines', { name: machine }, { search: ['name'] }),
  reading: entity('/readings', { machine_id: to('machine'), hours }, { display: 'hours' }),
  check: entity('/checks', {
    machine_id: to('machine'),
    took: { ...labelled('Took'), type: 'string', format: 'duration' },
  }),
  room: entity(
    '/rooms',
    {
      machine_id: to('machine'),
      floor: { ...labelled('Floor'), type: 'integer' },
      note: { ...labelled('Note'), type: 'string' },
      name: machine,
    },
    { unique: [['machine_id', 'floor', 'name']] },
  ),
  job: entity(
    '/jobs',
    { name: machine, reading_id: to('reading'), check_id: to('check'), room_id: to('room') },
    { actions: ['create', 'edit', 'import'] },
  ),
}
const many = 700

eachDatabase('the look-up of many records', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
    const id = (kind: number) => sql`(${`0${kind}000000-0000-7000-8000-`} || lpad(n::text, 12, '0'))::uuid`
    const numbers = sql`generate_series(1, ${many}::int) n`
    const { database } = crud
    await database.run(sql`INSERT INTO machine (id, name) SELECT ${id(1)}, 'Digger ' || n FROM ${numbers}`)
    await database.run(
      sql`INSERT INTO reading (id, machine_id, hours) SELECT ${id(2)}, ${id(1)}, 1000 + n FROM ${numbers}`,
    )
    await database.run(
      sql`INSERT INTO "check" (id, machine_id, took) SELECT ${id(3)}, ${id(1)}, 'PT1H' FROM ${numbers}`,
    )
  }, 120_000)
  afterAll(() => project.remove())
  const found = async (path: string, text: string) =>
    (await crud.call('GET', `${path}/options?range=[0,20]&q=${encodeURIComponent(text)}`)).records

  it('finds an old record by the number that identifies it, plain or as displayed', async () => {
    expect(await found('/readings', '1003')).toMatchObject([{ hours: 1003 }])
    expect(await found('/readings', '¥1,003.00')).toMatchObject([{ hours: 1003 }])
  })

  it('finds an old record by the name of the record that identifies it, not by its duration', async () => {
    const [one] = await found('/checks', 'digger 123')
    expect(one).toEqual({ id: '03000000-0000-7000-8000-000000000123', machine_id: expect.anything() })
    expect(await found('/checks', 'no such machine')).toEqual([])
  })

  it('adds to a name that several records share the property that makes it unique, and nothing else', async () => {
    const room = { name: 'East', note: 'Key at the desk' }
    for (const floor of [1, 2]) await crud.call('POST', '/rooms', { ...room, floor })
    const told = (await found('/rooms', 'East')).map(({ id: _id, ...shown }) => shown)
    expect(told.toSorted((one, other) => Number(one['floor']) - Number(other['floor']))).toEqual([
      { name: 'East', floor: 1 },
      { name: 'East', floor: 2 },
    ])
  })

  it('lists the exact match before many names that begin alike', async () => {
    const names = (await found('/machines', 'Digger 3')).map(({ name }) => name)
    expect([names[0], names.length]).toEqual(['Digger 3', 21])
    expect((await found('/readings', '1000')).length).toBe(0)
  })

  it('lists the exact match before a few newer names that begin alike', async () => {
    const names = (await found('/machines', 'Digger 70')).map(({ name }) => name)
    expect(names).toEqual(['Digger 70', 'Digger 700'])
  })

  it('lets an import find a record by the number that identifies it', async () => {
    const payload = 'name,reading_id\nfirst,1003\nsecond,99999'
    const url = '/api/v1/jobs/import?partly=true'
    const answer = await crud.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'text/csv', 'idempotency-key': newId() },
    })
    expect(answer.json<{ data: JsonObject }>().data).toMatchObject({
      made: 1,
      refused: 1,
      faults: [{ row: 2, code: 'referenceUnknown' }],
    })
    const [job] = (await crud.call('GET', '/jobs')).records
    expect(job).toMatchObject({ reading_id: '02000000-0000-7000-8000-000000000003' })
    expect(idOf(job ?? {})).not.toBe('')
  })
})
