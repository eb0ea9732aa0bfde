import { readXlsx } from 'hucre'
import papaparse from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { columnsToImport } from '#server/crud/import/columnsToImport.ts'
import { readSheet } from '#server/crud/import/readSheet.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { labelled } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { turnsDuring } from './turnsDuring.ts'

const text = { type: 'string', maxLength: 40_000 } as const satisfies JsonObject
const number = { type: 'number' } as const satisfies JsonObject
const list = (items: JsonObject): JsonObject => ({ type: 'array', items })
const record = (properties: Readonly<Record<string, JsonObject>>): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, { ...labelled(name), ...each }]),
  ),
})
const entity = (path: string, properties: Readonly<Record<string, JsonObject>>): JsonObject => ({
  $schema: './dialect.json',
  ...record(properties),
  'x-entity': {
    path,
    label: { zh: path, en: path },
    display: 'title',
    actions: ['create', 'edit', 'delete', 'import', 'export'],
    softDelete: true,
  },
})
const to: JsonObject = { type: 'string', format: 'uuid', 'x-reference': { entity: 'thing' } }
const color = {
  type: 'string',
  oneOf: ['red', 'dark, blue'].map((value) => ({ const: value, ...labelled(value) })),
} as const satisfies JsonObject

const properties = {
  title: text,
  code: { ...text, 'x-unique': true },
  memo: text,
  labels: list(text),
  marks: list(text),
  scores: list({ type: 'integer' }),
  colors: { ...list(color), uniqueItems: true },
  lasts: { type: 'string', format: 'duration' },
  day: { type: 'string', format: 'date' },
  at: { type: 'string', format: 'date-time' },
  opens: { type: 'string', format: 'time' },
  weight: number,
  yes: { type: 'boolean' },
  where: record({ lat: number, lng: number }),
  lines: list(record({ what: text, sub: list(record({ count: { type: 'integer' } })) })),
  extra: { type: 'object', additionalProperties: { type: 'string' } },
  any: {},
  either: { anyOf: [text, number] },
  password: { ...text, writeOnly: true },
  above: to,
  others: list(to),
} as const satisfies Record<string, JsonObject>
const schemas = {
  thing: { ...entity('/things', properties), required: ['title', 'labels'] },
  badge: entity('/badges', { title: text, ID: text }),
}

const rich: JsonObject = {
  title: 'Rich',
  memo: ' two\nlines; =1+1',
  labels: [],
  marks: ['x', 'y,z', ' spaced '],
  scores: [1, 2000],
  colors: ['dark, blue', 'red'],
  lasts: 'PT1H30M',
  day: '2026-01-05',
  // Berlin's clocks show 2:30 twice that night.
  at: '2026-10-25T01:30:00.456Z',
  opens: '09:30:15.250+05:30',
  weight: 39.90421123456789,
  yes: false,
  where: { lat: 1.5, lng: 2 },
  lines: [{ what: 'A', sub: [{ count: 1 }] }, { what: 'B' }],
  extra: { key: 'value' },
  any: '7',
  either: 5,
}
const poor: JsonObject = {
  title: '=Poor',
  memo: '',
  labels: ['a'],
  marks: [],
  lines: [],
  extra: {},
  where: {},
  any: 'null',
  either: '5',
}

eachDatabase('a file that is exported, corrected and imported', (databases) => {
  let project: ServedProject
  let crud: Crud & { routes: readonly Route[] }
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
    const above = idOf(await crud.make('/things', poor))
    const twin = idOf(await crud.make('/things', { title: 'Twin', labels: [] }))
    await crud.make('/things', { title: 'Twin', labels: [], above: twin, any: 'plain' })
    await crud.make('/things', { ...rich, above, others: [twin, above], password: 'hidden' })
  }, 120_000)
  afterAll(() => project.remove())

  const get = (query: string) =>
    crud.app.inject({ method: 'GET', url: `/api/v1/things/export?zone=Europe/Berlin&${query}` })
  const send = async (query: string, payload: string, path = '/things'): Promise<JsonObject> => {
    const answer = await crud.app.inject({
      method: 'POST',
      url: `/api/v1${path}/import?zone=Europe/Berlin&${query}`,
      payload,
      headers: { 'content-type': 'text/csv' },
    })
    return answer.json<{ data: JsonObject }>().data
  }
  const stored = async () => (await crud.call('GET', '/things?sort=id')).records

  it('holds the ids and all that can be imported, and changes nothing if it is not corrected', async () => {
    const { payload } = await get('texts=import')
    const [heads = []] = papaparse.parse<string[]>(payload).data
    expect(heads.map((head) => head.replace('\uFEFF', ''))).toEqual([
      'id',
      ...Object.keys(properties).filter((name) => name !== 'password'),
    ])
    expect(payload).not.toContain('hidden')
    expect(await send('', payload)).toMatchObject({ rows: 4, same: 4, faults: [] })
  })

  it('can also be a workbook, which changes nothing if it is not corrected', async () => {
    const { rawPayload } = await get('texts=import&format=xlsx')
    const { sheets } = await readXlsx(new Uint8Array(rawPayload))
    const rows = (sheets[0]?.rows ?? []).map((cells) => cells.map((cell) => fifteen(cell)))
    expect(await send('', papaparse.unparse(rows))).toMatchObject({ rows: 4, same: 4, faults: [] })
  })

  it('changes what was corrected in it, and nothing else', async () => {
    const before = await stored()
    const { payload } = await get('texts=import')
    const corrected = payload.replace('""what"":""B""', '""what"":""C""')
    expect(await send('', corrected)).toMatchObject({ changed: 1, same: 3, made: 0, faults: [] })
    const lines = [[rich['lines']].flat()[0] ?? null, { what: 'C' }]
    expect(await stored()).toEqual(
      before.map((each) => (each['title'] === 'Rich' ? { ...each, lines, version: 2 } : each)),
    )
  })

  it('begins with the ids even if it is raw, and its empty cells change neither empty lists nor missing values', async () => {
    for (const texts of ['raw', 'shown']) {
      const { payload } = await get(`texts=${texts}&columns=id,title,memo,labels,scores,yes,lasts,day`)
      expect(await send('', payload)).toMatchObject({ rows: 4, same: 4, faults: [] })
    }
    const told = await send('dryRun=true', 'id,code,memo\r\n,A,B')
    expect(told['columns']).toEqual([
      { head: 'id', key: 'id' },
      { head: 'code', property: 'code', key: 'code' },
      { head: 'memo', property: 'memo' },
    ])
    const { payload } = await get('texts=raw')
    expect(payload.startsWith('\uFEFFid,title')).toBe(true)
  })

  it('creates a record from a row without an id, with an empty list for an empty cell', async () => {
    const row = 'id,title,labels\r\n,New,\r\n'
    expect(await send('key=id', row)).toMatchObject({ made: 1, faults: [] })
    const [made] = (await crud.call('GET', '/things?title_eq=New')).records
    expect(made).toMatchObject({ labels: [] })
    expect(await send('', `id,title\n${idOf(made ?? {})},Newer\n`)).toMatchObject({ changed: 1 })
  })

  it('finds records by their ids even if a property is called ID', async () => {
    const made = await crud.make('/badges', { title: 'Badge', ID: 'A-1' })
    const answer = await crud.app.inject({ method: 'GET', url: '/api/v1/badges/export?texts=import' })
    const payload = answer.payload.replace('A-1', 'A-2')
    expect(await send('', payload, '/badges')).toMatchObject({ changed: 1, made: 0, faults: [] })
    expect((await crud.call('GET', '/badges')).records).toEqual([{ ...made, ID: 'A-2', version: 2 }])
    const file = 'title,id\r\nOther,A-3\r\n'
    expect(await send('', file, '/badges')).toMatchObject({ changed: 0, made: 1, faults: [] })
  })

  it('may keep a text that looks damaged by a spreadsheet if the record already has it', async () => {
    for (const title of ['#N/A', '1E+11']) await crud.make('/things', { title, labels: [], memo: title })
    const { payload } = await get('texts=import&columns=id,title,memo&title=1E%2B11')
    expect(await send('', payload)).toMatchObject({ same: 1, faults: [] })
    const corrected = (await get('texts=import&columns=id,title,memo&title=%23N')).payload.replace(
      ',#N/A',
      ',#REF!',
    )
    expect(await send('', corrected)).toMatchObject({
      refused: 1,
      faults: [{ property: 'title', code: 'cellFailed' }],
    })
  })

  it('does not block other calls while long rows are imported, even without database queries', async () => {
    const file = ['title', ...Array.from({ length: 30 }, () => 'x'.repeat(390_000))].join('\n')
    const reading = await turnsDuring(readSheet(Buffer.from(file)))
    const report = send('dryRun=true', file)
    expect(await turnsDuring(report)).toBeGreaterThanOrEqual(reading + 30)
    expect(await report).toMatchObject({ refused: 30 })
  })

  it('does not block other calls while it is written, even if records are long', async () => {
    const route = crud.routes.find(
      ({ operation, table }) => operation === 'export' && table.entity === 'thing',
    )
    const fields = route?.resource?.fields.filter(({ source }) => source === 'extra') ?? []
    if (!route || fields.length === 0) throw new Error('there is nothing to export')
    const { catalog, database: queries } = crud
    const columns = columnsToImport(
      { format: 'csv', texts: 'import', zone: 'UTC', fields, asked: { filters: [], order: [] } },
      { route, language: 'en', queries, reachContext: { catalog, user: undefined, may: undefined } },
    )
    const record = { extra: { long: 'x'.repeat(390_000) } }
    const cells = columns.cellsOf(Array.from({ length: 8 }, () => record))
    expect(await turnsDuring(cells)).toBeGreaterThanOrEqual(8)
    expect(await cells).toEqual(Array.from({ length: 8 }, () => [JSON.stringify(record.extra)]))
  })

  it('is refused with a reason for cells with rows as people read them, and for a text that a workbook cut off', async () => {
    const long = 'x'.repeat(40_000)
    await crud.make('/things', { title: 'Long', labels: [], memo: long })
    const shown = await get('columns=id,title,lines,where&title=Rich')
    expect(await send('', shown.payload)).toMatchObject({
      faults: [
        { property: 'lines', code: 'cellJson' },
        { property: 'where', code: 'cellJson' },
      ],
    })
    const { rawPayload } = await get('texts=import&format=xlsx&title=Long&columns=id,memo')
    const { sheets } = await readXlsx(new Uint8Array(rawPayload))
    const cut = await send('', papaparse.unparse((sheets[0]?.rows ?? []).map((cells) => cells.map(fifteen))))
    expect(cut).toMatchObject({ changed: 0, faults: [{ property: 'memo', code: 'cellCut' }] })
  })
})

/** A cell as Excel stores it, with fifteen digits. */
function fifteen(cell: unknown): Json {
  if (typeof cell === 'number') return Number(cell.toPrecision(15))
  return typeof cell === 'string' || typeof cell === 'boolean' ? cell : ''
}
