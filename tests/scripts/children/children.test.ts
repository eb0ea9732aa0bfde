import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { importable } from '#console/screens/list/import/importable.ts'
import { copyOf } from '#console/screens/record/copyOf.ts'
import { relationsTo } from '#console/screens/related/relationsTo.ts'
import { root } from '#scripts/steps/root.ts'
import { readSteps } from '#server/database/migrate/readSteps.ts'
import { newId } from '#server/database/newId.ts'
import { raw } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { complaintsAbout } from '#tests/scripts/dialect/project.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { ifThen } from '#tests/support/ifThen.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectAt } from '#shared/json/objectOf.ts'

function example(name: string): JsonObject {
  const schema: JsonObject = JSON.parse(readFileSync(join(root, `docs/examples/${name}.json`), 'utf8'))
  return { ...schema, $schema: './dialect.json' }
}

const series = 'src/server/start/migrations/0016_number_series.sql'

const money = { type: 'number', 'x-unit': 'money' }
const good: JsonObject = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/goods', label: { zh: '商品', en: 'Good' } },
  required: ['name'],
  properties: {
    name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } },
    price: { ...money, 'x-label': { zh: '价格', en: 'Price' } },
  },
}
const state: JsonObject = {
  type: 'string',
  enum: ['OPEN', 'SENT'],
  default: 'OPEN',
  'x-label': { zh: '状态', en: 'State' },
  'x-states': {
    locked: [{ in: ['SENT'] }],
    moves: [{ code: 'send', from: ['OPEN'], to: 'SENT', label: { zh: '发送', en: 'Send' } }],
  },
}
const goodThat = (onDelete: string): JsonObject => ({
  type: 'string',
  format: 'uuid',
  'x-reference': { entity: 'good', onDelete },
})
const accountReference: JsonObject = {
  type: 'string',
  format: 'uuid',
  'x-reference': { entity: 'account', onDelete: 'clear' },
}
const account: JsonObject = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/accounts', label: { zh: '账户', en: 'Account' } },
  properties: {
    name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } },
    invoices: {
      type: 'array',
      'x-children': { entity: 'invoice' },
      'x-label': { zh: '发票', en: 'Invoices' },
    },
    balance: { ...money, 'x-computed': 'sum(invoices, total)', 'x-label': { zh: '余额', en: 'Balance' } },
  },
}
const schemas = {
  invoice: withProperties(withImport(example('invoice')), {
    lines: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      'x-children': { entity: 'invoiceLine', order: 'position' },
    },
    state,
    listed: { ...money, 'x-computed': 'sum(lines, list_price)' },
  }),
  invoiceLine: withProperties(ruled(example('invoiceLine')), {
    price: { ...money, minimum: 0, maximum: 1_000_000 },
    code: { type: 'string', maxLength: 9 },
    barcode: { type: 'string', maxLength: 9, 'x-unique': true },
    scan: { type: 'string', maxLength: 400, 'x-widget': 'file', 'x-private': true },
    first: { type: 'boolean', default: false },
    placed: { type: 'boolean', default: false },
    place: { type: 'string', maxLength: 9 },
    dated: { type: 'boolean', default: false },
    starts_on: { type: 'string', format: 'date', 'x-at-most': 'ends_on' },
    ends_on: { type: 'string', format: 'date' },
    wrapping_id: goodThat('clear'),
    set_id: goodThat('cascade'),
    list_price: { ...money, 'x-default': { property: 'price' } },
  }),
  good,
}

function withImport(schema: JsonObject): JsonObject {
  const actions = ['create', 'edit', 'delete', 'import']
  return { ...schema, 'x-entity': { ...objectAt(schema, 'x-entity'), actions } }
}

function ruled(schema: JsonObject): JsonObject {
  const unique: Json = [
    ['invoice_id', 'description'],
    ['invoice_id', 'position'],
    { fields: ['code'], where: { quantity: [1, 3] } },
    { fields: ['invoice_id'], where: { first: true } },
    { fields: ['invoice_id', 'place', 'ends_on'], emptyEqual: true, where: { placed: true } },
  ]
  const noOverlap = [{ from: 'starts_on', to: 'ends_on', within: ['invoice_id'], where: { dated: true } }]
  const required = ['invoice_id', 'position', 'description', 'quantity', 'price']
  return { ...schema, 'x-entity': { ...objectAt(schema, 'x-entity'), unique, noOverlap }, required }
}

function withProperties(schema: JsonObject, added: Readonly<Record<string, JsonObject>>): JsonObject {
  const labelled = Object.entries(added).map(([name, part]): [string, JsonObject] => [
    name,
    { 'x-label': { zh: name, en: name }, ...part },
  ])
  return {
    ...schema,
    properties: { ...objectAt(schema, 'properties'), ...Object.fromEntries(labelled) },
  }
}

eachDatabase('records that are rows of another one', (databases) => {
  let project: ServedProject
  let crud: Crud
  const refused = new Set<string>()
  afterEach(() => refused.clear())
  beforeAll(async () => {
    const owned = withProperties(schemas.invoice, { account_id: accountReference })
    project = await servedProject({ ...schemas, invoice: owned, account })
    crud = await project.serve(databases, (code) => !refused.has(code))
    // Invoices have numbers, and the server keeps the series of these.
    await crud.database.run(raw(readFileSync(join(root, series), 'utf8')))
  })
  afterAll(() => project.remove())

  const tea = { description: 'Tea', quantity: 3, price: 12.5 }
  const cup = { description: 'Cup', quantity: 1, price: 8 }
  const invoice = (lines: readonly JsonObject[]) => ({ customer: 'Li', lines })
  const make = (lines: readonly JsonObject[]) => crud.make('/invoices', invoice(lines))
  const stored = async (id: string, path = '/invoices') => (await crud.call('GET', `${path}/${id}`)).record
  const listIn = (name: string, { [name]: rows = [] }: JsonObject): JsonObject[] =>
    Array.isArray(rows) ? rows.filter(isJsonObject) : []
  const linesOf = (record: JsonObject) => listIn('lines', record)
  const save = (id: string, lines: readonly JsonObject[]) =>
    crud.call('PUT', `/invoices/${id}`, invoice(lines))

  it('are created with their owner in one call, with their own computed values and its total', async () => {
    const made = await make([tea, cup])
    expect(made).toMatchObject({
      total: 45.5,
      lines: [
        { ...tea, amount: 37.5 },
        { ...cup, amount: 8 },
      ],
    })
    expect(await stored(idOf(made))).toEqual(made)
    const [first = {}] = linesOf(made)
    const own = await crud.call('GET', `/invoices/lines/${idOf(first)}`)
    expect(own.record).toMatchObject({ ...tea, invoice_id: idOf(made), position: 0 })
  })

  it('get a default for what is not sent, but not for null, before the total is computed', async () => {
    const made = await make([tea, { ...cup, list_price: null }])
    expect(made).toMatchObject({
      version: 1,
      listed: 12.5,
      lines: [{ list_price: 12.5 }, { list_price: null }],
    })
  })

  it('are changed, added, removed and reordered in one call', async () => {
    const made = await make([tea, cup])
    const [first = {}, second = {}] = linesOf(made)
    const { record } = await save(idOf(made), [{ ...cup, id: idOf(second), price: 9 }, tea])
    expect(record).toMatchObject({ total: 46.5, lines: [{ id: idOf(second), amount: 9 }, tea] })
    expect(await stored(idOf(made))).toEqual(record)
    expect((await crud.call('GET', `/invoices/lines/${idOf(first)}`)).status).toBe(404)
    const { record: turned } = await save(idOf(made), linesOf(record).toReversed())
    expect(linesOf(turned).map(idOf)).toEqual(linesOf(record).map(idOf).toReversed())
  })

  it('can exchange unique values, and pass them on to new rows, in one save', async () => {
    const made = await make([tea, cup])
    const [first = {}, second = {}] = linesOf(made)
    const swapped = [
      { ...first, description: 'Cup', code: 'B' },
      { ...second, description: 'Pot', code: 'A' },
      { ...tea, price: 1 },
    ]
    const { record } = await save(idOf(made), swapped)
    expect(linesOf(record)).toMatchObject([
      { id: idOf(first), description: 'Cup', code: 'B' },
      { id: idOf(second), description: 'Pot', code: 'A' },
      { ...tea, price: 1 },
    ])
    const [, , third = {}] = linesOf(record)
    const { record: turned } = await save(
      idOf(made),
      linesOf(record)
        .map((line, index) => ({ ...line, code: ['A', 'B', null][index] ?? null }))
        .toReversed(),
    )
    expect(linesOf(turned).map(idOf)).toEqual([idOf(third), idOf(second), idOf(first)])
    const elsewhere = await make([tea])
    const [other = {}] = linesOf(elsewhere)
    const taking = linesOf(turned).map((line, index) => ({ ...line, code: ['B', 'A', 'C'][index] ?? null }))
    await save(idOf(elsewhere), [{ ...other, code: 'C' }])
    expect(await save(idOf(made), taking)).toMatchObject({
      status: 409,
      error: { id: 'VALUE_TAKEN', fields: [{ code: 'VALUE_TAKEN' }] },
    })
    expect(await stored(idOf(made))).toEqual(turned)
  })

  it('can exchange periods that must not overlap, and a flag that only one of them may have', async () => {
    const [may, june] = ['05', '06'].map((month) => ({
      starts_on: `2026-${month}-01`,
      ends_on: `2026-${month}-30`,
      dated: true,
    }))
    const made = await make([
      { ...tea, ...may, first: false },
      { ...cup, ...june, first: true },
    ])
    const [first = {}, second = {}] = linesOf(made)
    const { record } = await save(idOf(made), [
      { ...first, ...june, first: true },
      { ...second, ...may, first: false },
    ])
    expect(linesOf(record)).toMatchObject([
      { ...june, first: true },
      { ...may, first: false },
    ])
    const both = linesOf(record).map((line) => ({ ...line, ...may }))
    expect(await save(idOf(made), both)).toMatchObject({
      status: 409,
      error: { id: 'RANGE_TAKEN', fields: [{ path: '/lines/0/starts_on' }, { path: '/lines/0/ends_on' }] },
    })
    expect(await stored(idOf(made))).toEqual(record)
  })

  it('can exchange an empty value where empty values count as equal', async () => {
    const made = await make([
      { ...tea, placed: true },
      { ...cup, placed: true, place: '' },
    ])
    const [first = {}, second = {}] = linesOf(made)
    const swapped = [
      { ...first, place: '' },
      { ...second, place: null },
    ]
    const { record } = await save(idOf(made), swapped)
    expect(linesOf(record)).toMatchObject([{ place: '' }, { place: null }])
    const both = linesOf(record).map((line) => ({ ...line, place: null }))
    expect(await save(idOf(made), both)).toMatchObject({ status: 409, error: { id: 'VALUE_TAKEN' } })
  })

  it('stay unchanged in a change that does not name them', async () => {
    const made = await make([tea])
    const { record } = await crud.call('PUT', `/invoices/${idOf(made)}`, { customer: 'Wang' })
    expect(record).toMatchObject({ customer: 'Wang', lines: linesOf(made), total: 37.5 })
  })

  it.each<[string, JsonObject, string]>([
    ['has too much of something', { ...cup, quantity: 0 }, '/lines/1/quantity'],
    ['refers to what is not there', { ...cup, good_id: newId() }, '/lines/1/good_id'],
    ['is not among those of this record', { ...cup, id: newId() }, '/lines/1'],
  ])('are all refused together when one of them %s', async (_, row, path) => {
    const made = await make([cup])
    const { error } = await save(idOf(made), [tea, row])
    expect(error).toMatchObject({ fields: [{ path }] })
    expect(await stored(idOf(made))).toEqual(made)
  })

  it('may each be named only once in a save', async () => {
    const made = await make([tea, cup])
    const [first = {}, second = {}] = linesOf(made)
    const twice = [{ ...first, price: 1 }, second, { ...first, id: idOf(first).toUpperCase(), price: 2 }]
    expect(await save(idOf(made), twice)).toMatchObject({
      status: 400,
      error: { fields: [{ path: '/lines', code: 'uniqueItems' }] },
    })
    expect(await stored(idOf(made))).toEqual(made)
  })

  it('of another owner cannot be taken away from it', async () => {
    const [one, other] = [await make([tea]), await make([cup])]
    const { status } = await save(idOf(one), linesOf(other))
    expect(status).toBe(404)
    expect(await stored(idOf(other))).toEqual(other)
  })

  it('update their owner when they are changed by calls of their own', async () => {
    const made = await make([tea, cup])
    const [first = {}, second = {}] = linesOf(made)
    await crud.call('PUT', `/invoices/lines/${idOf(first)}`, { ...tea, invoice_id: idOf(made), quantity: 1 })
    expect(await stored(idOf(made))).toMatchObject({ total: 20.5 })
    await crud.make('/invoices/lines', { ...cup, description: 'Pot', invoice_id: idOf(made), position: 2 })
    expect(await stored(idOf(made))).toMatchObject({ total: 28.5 })
    await crud.call('DELETE', `/invoices/lines/${idOf(second)}`)
    expect(await stored(idOf(made))).toMatchObject({ total: 20.5 })
  })

  it('also update the owner of their owner', async () => {
    const account_id = idOf(await crud.make('/accounts', { name: 'Li' }))
    const made = await crud.make('/invoices', { ...invoice([tea]), account_id })
    const balance = async () => (await stored(account_id, '/accounts'))['balance']
    expect(await balance()).toBe(37.5)
    await save(idOf(made), [...linesOf(made), cup])
    expect(await balance()).toBe(45.5)
    await rowCalls(made).remove()
    expect(await balance()).toBe(8)
    await crud.call('DELETE', `/invoices/${idOf(made)}`)
    expect(await balance()).toBe(0)
  })

  it.each<[string, string, (lines: JsonObject[]) => JsonObject[]]>([
    ['made', 'create', (lines) => [...lines, { ...cup, description: 'Pot' }]],
    ['changed', 'edit', (lines) => lines.map((line) => ({ ...line, price: 1 }))],
    ['removed', 'delete', (lines) => lines.slice(1)],
  ])('are %s only by users who may do so by the row’s own call', async (_, button, change) => {
    const made = await make([tea, cup])
    refused.add(`distribution.invoiceLine.${button}`)
    const permission = `distribution.invoiceLine.${button}`
    expect(await save(idOf(made), change(linesOf(made)))).toMatchObject({
      status: 403,
      error: { id: 'ROWS_FORBIDDEN', facts: { permission } },
    })
    expect(await stored(idOf(made))).toEqual(made)
    expect((await save(idOf(made), linesOf(made))).status).toBe(200)
  })

  it('are still summed up correctly when the owner of their owner is saved with its rows', async () => {
    const account = await crud.make('/accounts', { name: 'Li' })
    await crud.make('/invoices', { ...invoice([tea, cup]), account_id: idOf(account) })
    const before = await stored(idOf(account), '/accounts')
    expect(before).toMatchObject({ balance: 45.5, version: 2, invoices: [{ total: 45.5 }] })
    const path = `/accounts/${idOf(account)}`
    const { record: renamed } = await crud.call('PUT', path, { ...before, name: 'Wang' })
    expect(renamed).toMatchObject({ balance: 45.5, version: 3, invoices: [{ total: 45.5 }] })
    const [first = {}] = listIn('invoices', renamed)
    const invoices = [{ ...first, customer: 'Zhao' }]
    const { record: changed } = await crud.call('PUT', path, { ...renamed, invoices })
    expect(changed).toMatchObject({
      balance: 45.5,
      version: 4,
      invoices: [{ total: 45.5, customer: 'Zhao' }],
    })
    const { record: fewer } = await crud.call('PUT', path, { ...changed, invoices: [] })
    expect(fewer).toMatchObject({ balance: 0, version: 5, invoices: [] })
  })

  it('are not reported as missing to users who may not create them, who are told the permission instead', async () => {
    refused.add('distribution.invoiceLine.create')
    const facts = { permission: 'distribution.invoiceLine.create' }
    for (const body of [{ customer: 'Li' }, invoice([])]) {
      expect(await crud.call('POST', '/invoices', body)).toMatchObject({
        status: 403,
        error: { id: 'ROWS_FORBIDDEN', facts, fields: [{ path: '/lines', code: 'ROWS_FORBIDDEN' }] },
      })
    }
  })

  it('are visible to users who may open their list, and are kept when others save', async () => {
    const made = await make([tea])
    refused.add('distribution.invoiceLine')
    expect(await stored(idOf(made))).not.toHaveProperty('lines')
    const { record } = await crud.call('PUT', `/invoices/${idOf(made)}`, { customer: 'Wang' })
    expect(record).not.toHaveProperty('lines')
    const late = await crud.call('PUT', `/invoices/${idOf(made)}`, { customer: 'Zhao', version: 1 })
    expect(late).toMatchObject({ status: 409, error: { facts: { customer: 'Wang' } } })
    expect(late.error?.facts).not.toHaveProperty('lines')
    refused.clear()
    expect(await stored(idOf(made))).toMatchObject({ customer: 'Wang', lines: linesOf(made) })
  })

  it('cannot be created, changed or deleted by calls of their own while the state of their owner locks them', async () => {
    const made = await make([tea])
    const [first = {}] = linesOf(made)
    await crud.call('POST', `/invoices/${idOf(made)}/send`)
    const own = `/invoices/lines/${idOf(first)}`
    const line = { ...tea, invoice_id: idOf(made), position: 0 }
    for (const answer of [
      await crud.call('PUT', own, { ...line, price: 1 }),
      await crud.call('DELETE', own),
      await crud.call('POST', '/invoices/lines', { ...line, description: 'Pot', position: 1 }),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        error: { id: 'ROWS_LOCKED', entity: 'invoice', state: 'SENT' },
      })
    }
    expect(await stored(idOf(made))).toMatchObject({ lines: linesOf(made), total: 37.5, state: 'SENT' })
  })

  it.each<[string, string, { status: number; lines: JsonObject[]; total: number }]>([
    ['keep it', 'good_id', { status: 409, lines: [tea, cup], total: 45.5 }],
    ['forget it', 'wrapping_id', { status: 200, lines: [tea, { ...cup, wrapping_id: null }], total: 45.5 }],
    ['go with it, which their owner counts', 'set_id', { status: 200, lines: [tea], total: 37.5 }],
  ])(
    '%s when the record that they refer to is deleted, as onDelete of the reference says',
    async (_, name, after) => {
      const { status, ...kept } = after
      const good = idOf(await crud.make('/goods', { name: 'Gift' }))
      const made = await make([tea, { ...cup, [name]: good }])
      expect((await crud.call('DELETE', `/goods/${good}`)).status).toBe(status)
      expect(await stored(idOf(made))).toMatchObject(kept)
    },
  )

  const rowCalls = (made: JsonObject, row = 0) => {
    const line = linesOf(made)[row] ?? {}
    const own = `/invoices/lines/${idOf(line)}`
    return {
      remove: () => crud.call('DELETE', own),
      moveTo: (owner: JsonObject) =>
        crud.call('PUT', own, { ...cup, description: 'Moved', invoice_id: idOf(owner), position: 9 }),
      add: () =>
        crud.call('POST', '/invoices/lines', {
          ...cup,
          description: 'Jug',
          invoice_id: idOf(made),
          position: 9,
        }),
      bulkRemove: () =>
        crud.call('DELETE', `/invoices/lines?filter=${JSON.stringify({ id: linesOf(made).map(idOf) })}`),
    }
  }

  it('are never fewer than the minimum of their owner, whatever takes the last one away', async () => {
    const gift = idOf(await crud.make('/goods', { name: 'Gift' }))
    const [made, other] = [await make([{ ...tea, set_id: gift }]), await make([tea])]
    const { remove, bulkRemove, moveTo } = rowCalls(made)
    const cascade = () => crud.call('DELETE', `/goods/${gift}`)
    for (const take of [remove, bulkRemove, cascade, () => moveTo(other)]) {
      expect(await take()).toMatchObject({
        status: 409,
        error: { id: 'ROWS_TOO_FEW', entity: 'invoice', name: made['number'], property: 'lines', limit: 1 },
      })
    }
    expect(await stored(idOf(made))).toEqual(made)
    expect(await stored(idOf(other))).toEqual(other)
  })

  it('are never more than the maximum of their owner, whether created or moved there', async () => {
    const [full, other] = [await make([tea, cup, { ...cup, description: 'Pot' }]), await make([tea, cup])]
    for (const add of [rowCalls(full).add, () => rowCalls(other).moveTo(full)]) {
      expect(await add()).toMatchObject({
        status: 409,
        error: { id: 'ROWS_TOO_MANY', limit: 3, fields: [{ path: '/invoice_id', code: 'ROWS_TOO_MANY' }] },
      })
    }
    expect(await stored(idOf(full))).toEqual(full)
    expect(await stored(idOf(other))).toEqual(other)
  })

  const statusesOf = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other)

  it('are counted correctly when several are removed or added at the same time', async () => {
    const made = await make([tea, cup])
    const taken = await Promise.all([rowCalls(made).remove(), rowCalls(made, 1).remove()])
    expect(statusesOf(taken)).toEqual([200, 409])
    expect(linesOf(await stored(idOf(made)))).toHaveLength(1)
    const added = await Promise.all(
      ['Pot', 'Jug', 'Can'].map((description, index) =>
        crud.call('POST', '/invoices/lines', {
          ...cup,
          description,
          invoice_id: idOf(made),
          position: 9 + index,
        }),
      ),
    )
    expect(statusesOf(added)).toEqual([200, 200, 409])
    expect(linesOf(await stored(idOf(made)))).toHaveLength(3)
  })

  it('are deleted with their owner', async () => {
    const made = await make([tea])
    const [first = {}] = linesOf(made)
    expect((await crud.call('DELETE', `/invoices/${idOf(made)}`)).status).toBe(200)
    expect((await crud.call('GET', `/invoices/lines/${idOf(first)}`)).status).toBe(404)
  })

  it('are duplicated with their owner, without unique values and private files', async () => {
    const { resources }: { resources: readonly Resource[] } = await import(
      join(project.folder, 'resources/resources.ts')
    )
    const resource = resources.find(({ entity }) => entity === 'invoice')
    const form = await resource?.form?.()
    if (!resource || !form) throw new Error('no form of invoices')
    const made = await make([
      { ...tea, barcode: '690', code: 'D1', scan: 'tea.pdf' },
      { ...cup, code: 'D2' },
    ])
    expect(linesOf(made)).toMatchObject([{ barcode: '690', code: 'D1', scan: 'tea.pdf' }, { code: 'D2' }])
    const { number: _, ...copy } = copyOf(made, resource, form)
    expect(linesOf(copy)).toMatchObject([tea, cup])
    const names = linesOf(copy).flatMap(Object.keys)
    expect(names.filter((name) => ['id', 'barcode', 'code', 'scan'].includes(name))).toEqual([])
    const again = await crud.call('POST', '/invoices', { ...invoice([]), ...copy })
    expect(again).toMatchObject({ status: 200, record: { lines: [tea, cup] } })
  })

  it('are not a column of the template of an import, which leaves them as they are', async () => {
    const { resources }: { resources: readonly Resource[] } = await import(
      join(project.folder, 'resources/resources.ts')
    )
    const resource = resources.find(({ entity }) => entity === 'invoice')
    const columns = resource ? await importable(resource) : []
    expect(columns).toEqual(['customer', 'issued_on', 'state', 'account_id'])
    const made = await make([tea, cup])
    const { payload } = await crud.app.inject({
      method: 'POST',
      url: '/api/v1/invoices/import?key=id',
      headers: { 'content-type': 'text/csv' },
      payload: [`id,${columns.join(',')}`, `${idOf(made)},Wang,2026-05-01,OPEN,`].join('\n'),
    })
    expect(JSON.parse(payload)).toMatchObject({ data: { done: true, changed: 1, refused: 0 } })
    const after = { customer: 'Wang', issued_on: '2026-05-01', lines: linesOf(made), total: 45.5 }
    expect(await stored(idOf(made))).toMatchObject(after)
  })

  it('have no tab on the page that shows them anyway, unless the page may hide them', async () => {
    const { resources }: { resources: readonly Resource[] } = await import(
      join(project.folder, 'resources/resources.ts')
    )
    const tabs = (entity: string, among = resources) => relationsTo(entity, among).map(({ name }) => name)
    expect(tabs('invoice')).toEqual([])
    expect(tabs('good')).toContain('invoiceLine.good_id')
    const hiding = resources.map((resource) => ({
      ...resource,
      fields: resource.fields.map((field) =>
        field.children ? { ...field, showWhen: { customer: ['Li'] } } : field,
      ),
    }))
    expect(tabs('invoice', hiding)).toEqual(['invoiceLine.invoice_id'])
  })

  it('have an id that can be sent in the API document of a change, and a read-only one in that of a new record', () => {
    const read = (path: readonly string[]) =>
      path.reduce(objectAt, JSON.parse(readFileSync(join(project.folder, 'openapi/openapi.json'), 'utf8')))
    const content = ['requestBody', 'content', 'application/json', 'schema']
    const bodyOf = (...call: string[]) => {
      const { $ref = null } = read(['paths', ...call, ...content])
      return typeof $ref === 'string' ? read($ref.split('/').slice(1)) : {}
    }
    const idOfRow = (body: JsonObject) =>
      ['properties', 'lines', 'items', 'properties', 'id'].reduce(objectAt, body)
    const [made, changed] = [bodyOf('/invoices', 'post'), bodyOf('/invoices/{id}', 'put')]
    expect(made).toMatchObject({ required: ['customer', 'lines'] })
    expect(changed).toMatchObject({ required: ['customer'] })
    expect(idOfRow(made)).toMatchObject({ readOnly: true })
    expect(idOfRow(changed)).toMatchObject({ type: 'string', format: 'uuid' })
    expect(idOfRow(changed)).not.toHaveProperty('readOnly')
  })

  it('are left out of lists', async () => {
    await make([tea])
    const [record = {}] = (await crud.call('GET', '/invoices')).records
    expect(record).not.toHaveProperty('lines')
    expect(record).toHaveProperty('total')
  })

  it('are protected from the second of two simultaneous saves, which is refused', async () => {
    const made = await make([tea])
    const { version = null } = made
    const change = (lines: readonly JsonObject[]) =>
      crud.call('PUT', `/invoices/${idOf(made)}`, { ...invoice(lines), version })
    const answers = await Promise.all([change([cup]), change([tea, cup])])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('changed by calls of their own are not reset by an outdated save of their owner', async () => {
    const made = await make([tea, cup])
    const [first = {}, second = {}] = linesOf(made)
    const late = (version: Json) =>
      crud.call('PUT', `/invoices/${idOf(made)}`, { ...invoice([{ ...first, price: 1 }, second]), version })
    const refusedLate = { status: 409, error: { id: 'VERSION_OUTDATED' } }
    // No sum of the invoice depends on a line's description.
    const mug = { ...cup, description: 'Mug', invoice_id: idOf(made) }
    expect((await crud.call('PUT', `/invoices/lines/${idOf(second)}`, mug)).status).toBe(200)
    expect(await late(1)).toMatchObject(refusedLate)
    await crud.make('/invoices/lines', {
      description: 'Gift',
      quantity: 1,
      price: 0,
      invoice_id: idOf(made),
      position: 2,
    })
    expect(await late(2)).toMatchObject(refusedLate)
    await crud.call('DELETE', `/invoices/lines/${idOf(second)}`)
    expect(linesOf(await stored(idOf(made))).map(({ description }) => description)).toEqual(['Tea', 'Gift'])
  })
})

eachDatabase('an owner without rules about its rows', (databases) => {
  it('gets a new version when one of them is created, changed, moved or deleted by its own call', async () => {
    const list = { type: 'array', 'x-children': { entity: 'part' }, 'x-label': { zh: '部分', en: 'Parts' } }
    const named = (path: string, properties: JsonObject): JsonObject => ({
      $schema: './dialect.json',
      type: 'object',
      'x-entity': { path, label: { zh: path, en: path } },
      properties: { name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } }, ...properties },
    })
    const whole_id = {
      type: 'string',
      format: 'uuid',
      'x-reference': { entity: 'whole', onDelete: 'cascade' },
    }
    const project = await servedProject({
      whole: named('/wholes', { parts: list }),
      part: named('/parts', { whole_id: { ...whole_id, 'x-label': { zh: '整体', en: 'Whole' } } }),
    })
    try {
      const crud = await project.serve(databases)
      const [one, other] = [
        await crud.make('/wholes', { name: 'A' }),
        await crud.make('/wholes', { name: 'B' }),
      ]
      const versions = async () => {
        const found = await Promise.all(
          [one, other].map((whole) => crud.call('GET', `/wholes/${idOf(whole)}`)),
        )
        return found.map(({ record }) => record['version'])
      }
      const part = `/parts/${idOf(await crud.make('/parts', { name: 'a', whole_id: idOf(one) }))}`
      expect(await versions()).toEqual([2, 1])
      await crud.call('PUT', part, { name: 'b' })
      expect(await versions()).toEqual([3, 1])
      await crud.call('PUT', part, { whole_id: idOf(other) })
      expect(await versions()).toEqual([4, 2])
      await crud.call('DELETE', part)
      expect(await versions()).toEqual([4, 3])
      const { record } = await crud.call('PUT', `/wholes/${idOf(one)}`, { name: 'A', parts: [{ name: 'c' }] })
      expect(record).toMatchObject({ version: 5, parts: [{ name: 'c' }] })
    } finally {
      project.remove()
    }
  })
})

eachDatabase('records that become rows of another one', (databases) => {
  it('keep their unique keys, as constraints that let rows exchange values', async () => {
    const { invoice, ...others } = schemas
    const { lines: _, listed: __, total: ___, ...properties } = objectAt(invoice, 'properties')
    const plain = { ...invoice, required: ['customer'], properties }
    const own = { ...objectAt(invoice, 'x-entity'), list: ['number', 'customer', 'issued_on'] }
    const project = await servedProject({ ...others, invoice: { ...plain, 'x-entity': own } })
    try {
      expect(await project.change('invoice', invoice)).toEqual([])
      expect(project.migrations().at(-1)).toMatch(
        /DROP INDEX "invoice_line_code_where_quantity_key";[^]*ADD CONSTRAINT "invoice_line_code_where_quantity_key" EXCLUDE/u,
      )
      // The questions that the plan of a migration asks about existing rows.
      const steps = readSteps(project.migrations().at(-1) ?? '')
      expect(steps.filter(({ kind }) => kind === 'unique' || kind === 'exclude')).toMatchObject([
        {
          kind: 'exclude',
          columns: ['"invoice_id"'],
          where: '"dated" IN (true)',
        },
        { kind: 'unique', columns: ['"barcode"'], where: 'true' },
        { kind: 'unique', columns: ['"invoice_id"', '"description"'], where: 'true' },
        { kind: 'unique', columns: ['"invoice_id"', '"position"'], where: 'true' },
        { kind: 'unique', columns: ['"code"'], where: '"quantity" IN (1, 3)' },
        { kind: 'unique', columns: ['"invoice_id"'] },
        { kind: 'unique', columns: ['"invoice_id"', '"place"', '"ends_on"'], emptyEqual: true },
      ])
      const { database } = await project.serve(databases)
      const constraints = await database.rows(
        raw(`SELECT conname FROM pg_constraint WHERE condeferrable AND conrelid = 'invoice_line'::regclass`),
      )
      expect(constraints).toHaveLength(7)
    } finally {
      project.remove()
    }
  })
})

describe('rows of another entity', () => {
  const complaints = (find: string, replacement: string, entity: 'invoice' | 'invoiceLine' = 'invoice') => {
    const files = Object.fromEntries(
      Object.entries(schemas).map(([name, schema]): [string, Json] => {
        const text = JSON.stringify(schema)
        if (name === entity && !text.includes(find)) throw new Error(`the example holds no ${find}`)
        return [`${name}.json`, JSON.parse(name === entity ? text.replace(find, () => replacement) : text)]
      }),
    )
    return complaintsAbout(files).map((line) => line.slice(line.indexOf(' ') + 1))
  }
  const place = '/properties/lines/x-children'

  it.each<[string, string, string, ...string[]]>([
    [
      'an entity that does not exist',
      '"entity":"invoiceLine"',
      '"entity":"invoiceLin"',
      `${place}/entity  There is no entity "invoiceLin". Write "good", "invoice" or "invoiceLine".`,
    ],
    [
      'one that does not refer to it',
      '"entity":"invoiceLine","order":"position"',
      '"entity":"good"',
      `${place}/entity  "good" does not refer to "invoice". Give it a property with "x-reference": { "entity": "invoice", "onDelete": "cascade" }.`,
    ],
    [
      'a reference that leads elsewhere',
      '"order":"position"',
      '"order":"position","of":"good_id"',
      `${place}/of  "good_id" of "invoiceLine" does not refer to "invoice". Write "invoice_id".`,
    ],
    [
      'an order that is no whole number',
      '"order":"position"',
      '"order":"description"',
      `${place}/order  "description" of "invoiceLine" is no whole number that can be set. Write "position" or "quantity".`,
    ],
    [
      'items of its own',
      '"minItems":1',
      '"minItems":1,"items":{"type":"object"}',
      '/properties/lines/items  What is in the rows is what the entity says. Remove "items".',
    ],
    [
      'items of which none comes twice',
      '"minItems":1',
      '"minItems":1,"uniqueItems":true',
      '/properties/lines/uniqueItems  What is in the rows is what the entity says. Remove "uniqueItems".',
    ],
    [
      'rows that another list has',
      '"lines":{',
      '"all":{"type":"array","x-children":{"entity":"invoiceLine"},"x-label":{"zh":"全部","en":"All"}},"lines":{',
      `${place}  The rows of "lines" are those of "all". Keep one of them.`,
    ],
  ])('are refused for %s, with the place and what to write', (_, find, replacement, said) => {
    expect(complaints(find, replacement).filter((line) => line.startsWith('/properties/lines'))).toEqual([
      said,
    ])
  })

  it('cannot be a column of a list', () => {
    const [said = ''] = complaints('"list":["number"', '"list":["number","lines"')
    expect(said).toContain('lists leave such rows out')
  })

  it('cannot have a required secret', () => {
    const [said = ''] = complaints('"maxLength":120', '"x-secret":"encrypt"', 'invoiceLine')
    expect(said).toContain('"description" of "invoiceLine" is required, and a secret has no place in a row.')
  })

  it('get a note if none can be added, because something required has no place in a row', () => {
    const said = complaintsAbout({
      ...Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${name}.json`, schema])),
      'invoice.json': withProperties(schemas.invoice, { account_id: accountReference }),
      'account.json': account,
    })
    expect(said).toEqual([
      expect.stringMatching(
        /^schemas\/account\.json:\S+ \/properties\/invoices\/x-children {2}note: No row can be added here, as "lines" of "invoice" is required/u,
      ),
    ])
  })

  it('cannot be asked for by a move', () => {
    const [said = ''] = complaints(
      '"label":{"zh":"发送","en":"Send"}',
      '"label":{"zh":"发送","en":"Send"},"asks":["lines"]',
    )
    expect(said).toContain('The rows of "lines" are records of their own, which no move asks for.')
  })

  it('cannot be records with soft delete', () => {
    const [said = ''] = complaints('"display":"description"', '"softDelete":true', 'invoiceLine')
    expect(said).toContain('"invoiceLine" keeps the rows that it deletes, so that no "invoice" with rows')
  })
})

const label = { 'x-label': { zh: '字段', en: 'Field' } }
const claim: JsonObject = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/claims', label: { zh: '报销', en: 'Claim' }, display: 'approver' },
  properties: {
    approver: { type: 'string', ...label },
    items: { type: 'array', minItems: 1, 'x-children': { entity: 'claimItem' }, ...label },
    total: { ...money, 'x-computed': 'sum(items, amount)', ...label },
  },
  ...ifThen({ properties: { total: { minimum: 100 } }, required: ['total'] }, { required: ['approver'] }),
}
const claimItem: JsonObject = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/claims/items', label: { zh: '明细', en: 'Item' }, display: 'note' },
  required: ['claim_id', 'amount'],
  properties: {
    claim_id: { type: 'string', format: 'uuid', 'x-reference': { entity: 'claim' }, ...label },
    amount: { ...money, ...label },
    note: { type: 'string', ...label },
  },
}

eachDatabase('a record with a rule about a value computed from its rows', (databases) => {
  it('follows it when it is created, when it is saved and when a row is changed by itself, and may have no rows', async () => {
    const project = await servedProject({ claim, claimItem })
    try {
      const crud = await project.serve(databases)
      const asked = { status: 400, error: { fields: [{ path: '/approver', code: 'required' }] } }
      const items = [{ amount: 60 }, { amount: 40 }]
      expect(await crud.call('POST', '/claims', { items })).toMatchObject(asked)
      const small = await crud.make('/claims', { items: [{ amount: 60 }] })
      const path = `/claims/${idOf(small)}`
      expect(await crud.call('PUT', path, { items })).toMatchObject(asked)
      const item = { claim_id: idOf(small), amount: 40 }
      const told = { path: '/claim_id', code: 'required', about: { entity: 'claim', path: '/approver' } }
      const refused = await crud.call('POST', '/claims/items', item)
      expect(refused).toMatchObject({ status: 400, error: { fields: [told] } })
      expect((await crud.call('GET', path)).record).toMatchObject({ total: 60, approver: null })
      const { record } = await crud.call('PUT', path, { approver: 'Wu', items })
      expect(record).toMatchObject({ total: 100 })
      expect(await crud.call('PUT', path, { approver: null, items: null })).toMatchObject({
        record: { total: 0, approver: null, items: [] },
      })
    } finally {
      project.remove()
    }
  })
})
