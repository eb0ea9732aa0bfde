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
  site: entity(
    '/sites',
    { name: text, parent_id: { ...to('site'), 'x-reference': { entity: 'site' } } },
    { kind: 'tree', parent: 'parent_id', actions: ['create', 'edit', 'import'] },
  ),
  job: entity(
    '/jobs',
    {
      name: text,
      site: to('site'),
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

  const send = async (query: string, payload: string, path = '/jobs'): Promise<JsonObject> => {
    const url = `/api/v1${path}/import?${query}`
    const answer = await crud.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'text/csv' },
    })
    return answer.json<{ data: JsonObject }>().data
  }
  const made = async (path: string, body: JsonObject) => idOf(await crud.make(path, body))

  it('finds those displayed as a number, time, choice, date or yes and no, as an export writes them', async () => {
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

  it('finds one by a unique code that is not searched, if the caller may open its list', async () => {
    const part = await made('/parts', { name: 'Screw', code: 'S-1' })
    mayOpenParts = false
    expect(await send('', 'name,part\nhidden,S-1')).toMatchObject({ refused: 1 })
    mayOpenParts = true
    expect(await send('', 'name,part\nopen,S-1')).toMatchObject({ made: 1 })
    expect((await crud.call('GET', '/jobs?name_eq=open')).records).toMatchObject([{ part }])
  })

  it('finds one by a name that only it has, beside many that share another name', async () => {
    for (let count = 0; count < 12; count += 1) await made('/parts', { name: 'Bolt', code: `B-${count}` })
    const nut = await made('/parts', { name: 'Nut', code: 'N-1' })
    const rows = ['name,part', 'bolt,Bolt', 'nut,Nut']
    expect(await send('partly=true', rows.join('\n'))).toMatchObject({
      made: 1,
      faults: [{ row: 1, code: 'referenceAmbiguous' }],
    })
    expect((await crud.call('GET', '/jobs?name_eq=nut')).records).toMatchObject([{ part: nut }])
  })

  it('finds a node of a tree by the names above it if other nodes share its name', async () => {
    const tree = ['name,parent_id', 'East,', 'West,', 'F1,East', 'F1,West', '101,East/F1', '101, West / F1 ']
    expect(await send('', tree.join('\n'), '/sites')).toMatchObject({ made: 6, faults: [] })
    const rows = [
      'name,site',
      'at101,101',
      'atF1,F1 / 101',
      'atWest,West / F1 / 101',
      'atNone,West / F2 / 101',
    ]
    expect(await send('partly=true', rows.join('\n'))).toMatchObject({
      made: 1,
      faults: [
        {
          row: 1,
          code: 'referenceAmbiguousInTree',
          message: expect.stringMatching(/“上级\/101”/u),
        },
        { row: 2, code: 'referenceAmbiguousInTree' },
        { row: 4, code: 'referenceUnknown' },
      ],
    })
    const [{ site } = {}] = (await crud.call('GET', '/jobs?name_eq=atWest')).records
    const sites = (await crud.call('GET', '/sites')).records
    const above = (id: unknown) => sites.find((each) => each['id'] === id)?.['parent_id']
    expect(sites.find(({ id }) => id === above(above(site)))).toMatchObject({ name: 'West' })
    expect(
      await made('/jobs', {
        name: 'atEast',
        site: sites.find(({ name }) => name === 'East')?.['id'] ?? null,
      }),
    ).toBeTruthy()
    const file = await crud.app.inject({
      method: 'GET',
      url: '/api/v1/jobs/export?columns=name,site&name_like=at',
    })
    expect(file.payload).toContain('atWest,West/F1/101')
    expect(file.payload).toContain('atEast,East\r\n')
    expect(await send('key=name', file.payload)).toMatchObject({ same: 2, faults: [] })
  })

  it('can look up nodes by id, with the names above them only if other nodes share their name', async () => {
    const top = await made('/sites', { name: 'Depot' })
    const [first, second] = [
      await made('/sites', { name: 'Gate', parent_id: top }),
      await made('/sites', {
        name: 'Gate',
        parent_id: await made('/sites', { name: 'Inner', parent_id: top }),
      }),
    ]
    const named = async (query: string) => (await crud.call('GET', `/sites/options?${query}`)).records
    const asked = encodeURIComponent(JSON.stringify({ id: [top, first, second] }))
    const byId = new Map(
      (await named(`filter=${asked}`)).map((record) => [record['id'], record['names_above']]),
    )
    expect([byId.get(top), byId.get(first), byId.get(second)]).toEqual([
      undefined,
      ['Depot'],
      ['Depot', 'Inner'],
    ])
    expect((await named('')).filter((record) => 'names_above' in record)).toEqual([])
    await crud.call('PUT', `/sites/${first}`, { name: 'Door', parent_id: top, version: 1 })
    expect(
      (await named(`filter=${encodeURIComponent(JSON.stringify({ id: [second] }))}`))[0],
    ).not.toHaveProperty('names_above')
  })

  it('prefers a path from the top to one from farther down, and a name with a slash to both', async () => {
    const top = await made('/sites', { name: 'North' })
    const room = await made('/sites', { name: 'Room', parent_id: top })
    const far = await made('/sites', { name: 'Far' })
    const below = await made('/sites', { name: 'North', parent_id: far })
    await made('/sites', { name: 'Room', parent_id: below })
    const slash = await made('/sites', { name: 'Far/North' })
    const rows = ['name,site', 'top,North/Room', 'slash,Far/North']
    expect(await send('', rows.join('\n'))).toMatchObject({ made: 2 })
    expect((await crud.call('GET', '/jobs?name_eq=top')).records).toMatchObject([{ site: room }])
    expect((await crud.call('GET', '/jobs?name_eq=slash')).records).toMatchObject([{ site: slash }])
  })
})
