import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#server/database/newId.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const at = (path: string, more: JsonObject = {}): JsonObject => ({
  'x-entity': { path, label: { zh: path, en: path }, ...more },
})
const to = (entity: string, limit: JsonObject = {}): JsonObject => ({
  ...labelled(entity),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, ...limit },
})
const option = (value: string): JsonObject => ({ const: value, ...labelled(value) })
const text = labelled('Text')
const message = { zh: '请选择该供应商的在售商品', en: 'Choose a good on sale of this supplier' }

const rows = (properties: JsonObject): JsonObject => ({
  ...labelled('Lines'),
  type: 'array',
  items: { type: 'object', properties },
})

const schemas = {
  supplier: schemaOf({ region: { ...text, type: 'string' } }, at('/suppliers')),
  depot: schemaOf({ region: { ...text, type: 'string' } }, at('/depots')),
  shelf: schemaOf({ depot_id: to('depot') }, at('/shelves')),
  article: schemaOf(
    {
      supplier_id: to('supplier'),
      kind: { ...text, type: 'string', oneOf: ['food', 'tool'].map(option), default: 'food' },
      on_sale: { ...text, type: 'boolean', default: true },
      pieces: { ...text, type: 'integer' },
      price: { ...text, type: 'number', 'x-unit': 'money' },
      since: { ...text, type: 'string', format: 'date' },
    },
    at('/articles'),
  ),
  purchase: schemaOf(
    {
      supplier_id: to('supplier'),
      state: {
        ...text,
        type: 'string',
        oneOf: ['open', 'sent'].map(option),
        default: 'open',
        'x-states': {
          moves: [
            {
              code: 'send',
              from: ['open'],
              to: 'sent',
              label: { zh: 'Send', en: 'Send' },
              asks: ['lines'],
            },
          ],
        },
      },
      lines: rows({
        article_id: to('article', {
          where: { on_sale: true, supplier_id: { property: 'supplier_id' }, kind: { property: 'kind' } },
          message,
        }),
        kind: { ...text, type: 'string', oneOf: ['food', 'tool'].map(option) },
        depot_id: to('depot', { where: { region: { property: 'supplier_id.region' } } }),
        shelf_id: to('shelf', { where: { depot_id: { property: 'depot_id' } } }),
        pieces: { ...text, type: 'integer' },
        note: { ...text, type: 'string' },
      }),
    },
    at('/purchases', { actions: ['create', 'edit', 'delete', 'import'] }),
  ),
  swap: schemaOf(
    {
      depot_id: to('depot'),
      lines: rows({
        old_id: to('article'),
        new_id: to('article', {
          where: {
            supplier_id: { property: 'old_id.supplier_id' },
            price: { property: 'price' },
            since: { property: 'since' },
            pieces: { property: 'doubled' },
          },
        }),
        price: { ...text, type: 'number', 'x-unit': 'money' },
        since: { ...text, type: 'string', format: 'date' },
        count: { ...text, type: 'integer' },
        doubled: { ...text, type: 'integer', 'x-computed': 'count * 2' },
      }),
    },
    at('/swaps'),
  ),
}

eachDatabase('a limited reference in the rows of a list', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())
  let made = 0
  const make = async (path: string, values: JsonObject = {}) =>
    idOf(await crud.make(path, { name: `${path} ${++made}`, ...values }))
  const supplier = (region?: string) => make('/suppliers', region === undefined ? {} : { region })
  const depot = (region: string) => make('/depots', { region })
  const article = (supplier_id: string, values: JsonObject = {}) =>
    make('/articles', { supplier_id, ...values })
  const refused = (...paths: string[]) => ({
    id: 'INPUT_INVALID',
    fields: paths.map((path) => ({ path, code: 'referenceLimit' })),
  })
  const posted = async (path: string, values: JsonObject) =>
    (await crud.call('POST', path, { name: `Made ${++made}`, ...values })).error
  const purchase = (supplier_id: string, ...lines: JsonObject[]) =>
    posted('/purchases', { supplier_id, lines })
  const changed = async (id: string, values: JsonObject) =>
    (await crud.call('PUT', `/purchases/${id}`, { name: 'Changed', ...values })).error

  it('must match a constant, its own row and the record around it, and is refused at its cell otherwise [S3.08]', async () => {
    const [mine, yours] = [await supplier(), await supplier()]
    const [tea, saw] = [await article(mine), await article(mine, { kind: 'tool' })]
    const [gone, strange] = [await article(mine, { on_sale: false }), await article(yours)]
    expect(
      await purchase(mine, { article_id: tea, kind: 'food' }, { article_id: saw, kind: 'tool' }),
    ).toEqual({})
    expect(await purchase(mine, { article_id: tea }, { note: 'nothing' }, { article_id: saw })).toEqual({})
    const error = await purchase(
      mine,
      { article_id: tea, kind: 'tool' },
      { article_id: saw.toUpperCase(), kind: 'food' },
      { article_id: tea, kind: 'food' },
      { article_id: gone },
      { article_id: strange },
    )
    const paths = [0, 1, 3, 4].map((row) => `/lines/${row}/article_id`)
    expect(error).toMatchObject(refused(...paths))
    expect(error).toMatchObject({ fields: paths.map(() => ({ message })) })
  })

  it('must match what another reference leads to, of its row or of the record around it [S3.08]', async () => {
    const [north, south] = [await supplier('north'), await supplier('south')]
    const depots = [await depot('north'), await depot('south')]
    const [one = '', other = ''] = depots
    const [shelf, far] = [
      await make('/shelves', { depot_id: one }),
      await make('/shelves', { depot_id: other }),
    ]
    expect(await purchase(north, { depot_id: one, shelf_id: shelf })).toEqual({})
    expect(
      await purchase(north, { depot_id: one, shelf_id: far }, { depot_id: other, shelf_id: far }),
    ).toMatchObject(refused('/lines/1/depot_id', '/lines/0/shelf_id'))
    const values = { price: 1.5, since: '2026-01-31', pieces: 6 }
    const [old, next, dear] = [
      await article(south),
      await article(south, values),
      await article(north, { ...values, price: 1.25 }),
    ]
    const row = { old_id: old, price: 1.5, since: '2026-01-31', count: 3 }
    expect(await posted('/swaps', { lines: [{ ...row, new_id: next }, {}] })).toEqual({})
    const rowsOf = (...changes: JsonObject[]): Json =>
      changes.map((change) => ({ ...row, new_id: next, ...change }))
    const lines = rowsOf({ new_id: dear }, { price: 1.51 }, { since: '2026-02-01' }, { count: 2 }, {})
    expect(await posted('/swaps', { lines })).toMatchObject(
      refused(...[0, 1, 2, 3].map((each) => `/lines/${each}/new_id`)),
    )
    expect(await posted('/swaps', { lines: [{ new_id: dear }] })).toEqual({})
  })

  it('stays as it was chosen, in whichever row, until something that limits it changes here [S3.08]', async () => {
    const [mine, yours] = [await supplier(), await supplier()]
    const [tea, salt] = [await article(mine), await article(mine)]
    const lines: JsonObject[] = [
      { article_id: tea, kind: 'food', note: 'one' },
      { article_id: salt, note: 'two' },
    ]
    const id = await make('/purchases', { supplier_id: mine, lines })
    await crud.call('PUT', `/articles/${tea}`, { name: 'Tea', on_sale: false })
    await crud.call('PUT', `/articles/${salt}`, { name: 'Salt', on_sale: false })
    const [one = {}, two = {}] = lines
    expect(await changed(id, { name: 'Renamed' })).toEqual({})
    expect(await changed(id, { lines: [{ ...two, note: 'moved' }, one, one] })).toEqual({})
    expect(await changed(id, { lines: [two, { ...one, kind: 'tool' }] })).toMatchObject(
      refused('/lines/1/article_id'),
    )
    expect(await changed(id, { supplier_id: yours })).toMatchObject(
      refused(...[0, 1, 2].map((row) => `/lines/${row}/article_id`)),
    )
    expect(await changed(id, { supplier_id: yours, lines: [{ article_id: await article(yours) }] })).toEqual(
      {},
    )
    expect(await changed(id, { lines: [one] })).toMatchObject(refused('/lines/0/article_id'))
  })

  it('is checked in a move and an import, too, and reports a record that does not exist as missing [S3.08]', async () => {
    const [mine, yours] = [await supplier(), await supplier()]
    const [tea, strange] = [await article(mine), await article(yours)]
    const id = await make('/purchases', { supplier_id: mine })
    const send = async (article_id: string) =>
      (await crud.call('POST', `/purchases/${id}/send`, { lines: [{ article_id }] })).error
    expect(await send(strange)).toMatchObject(refused('/lines/0/article_id'))
    expect(await send(tea)).toEqual({})
    const row = (article_id: string) =>
      `"Row ${++made}",${mine},"${JSON.stringify([{ article_id }]).replaceAll('"', '""')}"`
    const { payload } = await crud.app.inject({
      method: 'POST',
      url: '/api/v1/purchases/import?dryRun=true',
      headers: { 'content-type': 'text/csv' },
      payload: ['name,supplier_id,lines', row(tea), row(strange)].join('\n'),
    })
    const { data }: { data: JsonObject } = JSON.parse(payload)
    expect(data).toMatchObject({ made: 1, refused: 1, faults: [{ row: 2, property: 'lines' }] })
    expect(JSON.stringify(data['faults'])).toContain(message.zh)
    expect(await purchase(mine, { article_id: newId() })).toMatchObject({
      id: 'REFERENCE_MISSING',
      fields: [{ path: '/lines/0/article_id' }],
    })
  })

  it('has a look-up that filters by the properties that limit it [S3.08]', async () => {
    const mine = await supplier()
    const [tea] = [
      await article(mine),
      await article(mine, { kind: 'tool' }),
      await article(await supplier()),
    ]
    const filter = { supplier_id_eq: [mine], on_sale_eq: [true], kind_eq: ['food'] }
    const found = await crud.call(
      'GET',
      `/articles/options?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
    expect(found.records.map(idOf)).toEqual([tea])
  })
})
