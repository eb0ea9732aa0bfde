import { afterAll, beforeAll, expect, it } from 'vitest'
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
const known = (path: string, it: JsonObject): JsonObject =>
  entity(path, { it: { ...labelled('It'), ...it } }, { display: 'it' })
const to = (name: string): JsonObject => ({
  ...labelled(name),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity: name },
})
const text = { ...labelled('Text'), type: 'string', maxLength: 40 } as const satisfies JsonObject

const schemas = {
  figure: known('/figures', { type: 'integer' }),
  shift: known('/shifts', { type: 'string', format: 'date-time' }),
  answer: known('/answers', { type: 'boolean' }),
  level: known('/levels', {
    type: 'string',
    oneOf: ['low', 'high'].map((value) => ({ const: value, ...labelled(value) })),
  }),
  day: known('/days', { type: 'string', format: 'date' }),
  part: entity('/parts', { name: text, code: { ...text, 'x-unique': true } }, { search: ['name'] }),
  job: entity(
    '/jobs',
    {
      name: text,
      figure: to('figure'),
      shift: to('shift'),
      answer: to('answer'),
      level: to('level'),
      day: to('day'),
      part: to('part'),
    },
    { actions: ['create', 'edit', 'import', 'export'] },
  ),
}

eachDatabase('an import that names other records', (databases) => {
  let project: ServedProject
  let crud: Crud
  let mayOpenParts = true
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(
      databases,
      (permission) => mayOpenParts || permission.split('.').at(-1) !== 'part',
    )
  }, 120_000)
  afterAll(() => project.remove())

  const send = async (query: string, payload: string): Promise<JsonObject> => {
    const url = `/api/v1/jobs/import?${query}`
    const answer = await crud.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'text/csv' },
    })
    return answer.json<{ data: JsonObject }>().data
  }
  const made = async (path: string, body: JsonObject) => idOf(await crud.make(path, body))

  it('finds those known by a figure, a moment, a choice, a day or yes and no, as an export tells them', async () => {
    const job = {
      name: 'all',
      figure: await made('/figures', { it: 1200 }),
      shift: await made('/shifts', { it: '2026-11-20T08:30:00Z' }),
      answer: await made('/answers', { it: true }),
      level: await made('/levels', { it: 'high' }),
      day: await made('/days', { it: '2026-01-05' }),
    }
    await crud.make('/jobs', job)
    const file = await crud.app.inject({
      method: 'GET',
      url: '/api/v1/jobs/export?columns=name,figure,shift,answer,level,day&zone=Asia/Shanghai',
    })
    expect(file.payload).toContain('all,1200,2026-11-20 16:30:00,是,high,2026-01-05')
    expect(await send('key=name&zone=Asia/Shanghai', file.payload)).toMatchObject({ same: 1, faults: [] })
    const typed = 'name,figure,shift,answer,level,day\nall,"1,200",2026/11/20 16:30,Yes,high,2026年1月5日'
    expect(await send('key=name&zone=Asia/Shanghai', typed)).toMatchObject({ same: 1, faults: [] })
    const unknown = 'name,figure,shift,answer,level,day\nother,99999999999999,soon,no,middle,2026-02-31'
    expect(await send('', unknown)).toMatchObject({
      faults: ['figure', 'shift', 'answer', 'level', 'day'].map((property) => ({
        property,
        code: 'referenceUnknown',
      })),
    })
  })

  it('finds one by a unique code that no search looks into, for those who may open its list', async () => {
    const part = await made('/parts', { name: 'Screw', code: 'S-1' })
    mayOpenParts = false
    expect(await send('', 'name,part\nhidden,S-1')).toMatchObject({ refused: 1 })
    mayOpenParts = true
    expect(await send('', 'name,part\nopen,S-1')).toMatchObject({ made: 1 })
    expect((await crud.call('GET', '/jobs?name_eq=open')).records).toMatchObject([{ part }])
  })

  it('finds the only one of its name beside very many that share another', async () => {
    for (let count = 0; count < 12; count += 1) await made('/parts', { name: 'Bolt', code: `B-${count}` })
    const nut = await made('/parts', { name: 'Nut', code: 'N-1' })
    const rows = ['name,part', 'bolt,Bolt', 'nut,Nut']
    expect(await send('partly=true', rows.join('\n'))).toMatchObject({
      made: 1,
      faults: [{ row: 1, code: 'referenceAmbiguous' }],
    })
    expect((await crud.call('GET', '/jobs?name_eq=nut')).records).toMatchObject([{ part: nut }])
  })
})
