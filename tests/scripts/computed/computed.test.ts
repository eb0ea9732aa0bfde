import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emitForms } from '#scripts/generate/emit/emitForms.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import { sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { complaintsAbout, loadProject } from '../dialect/project.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'
import { buildPurchases, expressions, linesWith, partsOfLines } from './purchases.ts'
import type { Purchases } from './purchases.ts'

const lines: readonly JsonObject[] = [
  { price: 19.99, pieces: 3 },
  { price: 0.1 },
  { price: 1000, isFree: true },
]

eachDatabase('computed properties', (databases) => {
  let purchases: Purchases
  let crud: Crud
  beforeAll(async () => {
    purchases = await buildPurchases()
    crud = await opened(purchases, databases)
  })
  afterAll(() => purchases.remove())

  it('are computed exactly when a record is created, whatever the client sends for them', async () => {
    const made = await crud.make('/purchases', {
      name: 'Tea',
      lines,
      discount: 10,
      weight: 10,
      boxes: 3,
      ordered_on: '2024-01-31',
      sent_at: '2024-01-31T10:00:00+08:00',
      come_at: '2024-01-31T03:30:00Z',
      total: 1,
      rows: 7,
    })
    expect(made).toMatchObject({
      total: 54.06,
      rows: 3,
      each: 3.3333333333,
      isLarge: true,
      title: 'Tea × 3',
      withFee: 3.5,
      caption: 'P-001: Tea',
      wait: 0,
      due_on: '2024-02-29',
      travel: 1.5,
      seen_at: '2024-01-31T03:30:00.000Z',
    })
    expect((await crud.call('GET', `/purchases/${idOf(made)}`)).record).toEqual(made)
  })

  it('follow the properties that they are computed from, and are empty without these', async () => {
    const made = await crud.make('/purchases', { name: 'Cup', weight: 1, boxes: 0 })
    expect(made).toMatchObject({ total: 0, rows: 0, each: null, isLarge: null, title: 'Cup × 0' })
    const path = `/purchases/${idOf(made)}`
    const changed = await crud.call('PUT', path, { ...made, lines, boxes: null, isUrgent: true, total: 5 })
    expect(changed.record).toMatchObject({
      total: 60.07,
      rows: 3,
      each: null,
      isLarge: true,
      title: 'Cup × ',
    })
    const renamed = await crud.call('PUT', path, { ...changed.record, name: 'Pot' })
    expect(renamed.record).toMatchObject({ total: 60.07, title: 'Pot × ', version: 3 })
  })

  it('limit other properties by their new value, whatever former value is sent back', async () => {
    const made = await crud.make('/purchases', {
      name: 'Fan',
      ordered_on: '2024-01-31',
      pay_from: '2024-02-10',
    })
    const { version: _, ...sent } = made
    const change = (ordered: string, pay: string) =>
      crud.call('PUT', `/purchases/${idOf(made)}`, {
        ...sent,
        ordered_on: ordered,
        pay_from: pay,
      })
    expect((await change('2025-01-31', '2025-02-10')).record).toMatchObject({ due_on: '2025-02-28' })
    expect(await change('2025-01-31', '2025-03-01')).toMatchObject({
      status: 400,
      error: { id: 'INPUT_INVALID', fields: [{ path: '/pay_from' }] },
    })
  })

  it('are refused, with the limit, if they could not be stored or shown exactly [S5.06]', async () => {
    const refusal = async (body: JsonObject) => {
      const { status, error } = await crud.call('POST', '/purchases', { name: 'Ore', ...body })
      return { status, fields: error['fields'] }
    }
    const most = 9_999_999_999_999.99
    const limited = (path: string, code: string, limit: number) => ({
      status: 400,
      fields: [{ path, code, params: { limit } }],
    })
    const { fields } = await refusal({ lines: [{ price: most, pieces: 2 }] })
    expect(fields).toContainEqual(limited('/total', 'maximum', most).fields[0])
    expect(await refusal({ fee: most })).toEqual(limited('/withFee', 'maximum', most))
    expect(await refusal({ boxes: 50_000 })).toEqual(limited('/squared', 'maximum', 2_147_483_647))
    expect(await crud.make('/purchases', { name: 'Ore', fee: most - 1 })).toMatchObject({ withFee: most })
  })

  it('read amounts in rows that are checked as exactly as amounts of records', async () => {
    const { error } = await crud.call('POST', '/purchases', {
      name: 'Tin',
      lines: [{ price: 0.005 }, { price: 1e15 }],
    })
    expect(error).toMatchObject({
      fields: [
        { path: '/lines/0/price', code: 'multipleOf' },
        { path: '/lines/1/price', code: 'maximum' },
      ],
    })
  })

  it('are computed in rows and objects before values of the record are summed from them', async () => {
    const made = await crud.make('/purchases', {
      name: 'Box',
      lines: [
        { price: 19.99, pieces: 3, amount: 1, isFree: true, colour: 'red' },
        { price: 0.1, pieces: null },
      ],
      parcel: { width: 0.1, height: 3, area: 'large' },
      discount: 10,
      ordered_on: '2024-02-28',
      sent_at: '2024-02-29T22:00:00Z',
    })
    const [first, second] = [
      { amount: 53.97, third: 6.6633333333, heads: 3_000_000, note: 'red × 3', isGift: true },
      { amount: 0.09, third: 0.0333333333, heads: null, note: ' × ', isGift: false, until: null, at: null },
    ]
    expect(made).toMatchObject({
      lines: [{ ...first, until: '2024-03-02', at: '2024-03-01T01:00:00.000Z' }, second],
      parcel: { width: 0.1, area: 0.3 },
      amounts: 54.06,
    })
    const change = (record: JsonObject, more: JsonObject) =>
      crud.call('PUT', `/purchases/${idOf(made)}`, { ...record, ...more })
    const changed = await change(made, { discount: 50 })
    expect(changed.record).toMatchObject({ lines: [{ amount: 29.99 }, { amount: 0.05 }], amounts: 30.04 })
    const forged = await change(changed.record, { lines: [{ price: 1, amount: 7 }] })
    expect(forged.record).toMatchObject({ lines: [{ amount: 0.5 }], amounts: 0.5 })
    const dear = await change(forged.record, { lines: [{ price: 1 }, { price: 4e6 }] })
    expect(dear).toMatchObject({
      status: 400,
      error: { fields: [{ path: '/lines/1/amount', code: 'maximum', params: { limit: 1_000_000 } }] },
    })
  })

  it('can be filtered and sorted', async () => {
    for (const price of [500, 300, 400]) {
      await crud.make('/purchases', { name: `S${price}`, lines: [{ price }] })
    }
    const { records } = await crud.call('GET', '/purchases?total_gte=300&total_lte=450&sort=-total')
    expect(records.map(({ total }) => total)).toEqual([400, 300])
  })

  it('are computed again for existing rows by the migration that changes their expression', async () => {
    const [made] = (await crud.call('GET', '/purchases?name=Tea')).records
    const lined = await crud.make('/purchases', {
      name: 'Set',
      lines: [
        { price: 19.99, pieces: 3, isFree: true, colour: 'red' },
        { price: 7, pieces: 1, colour: 'blue' },
      ],
      parcel: { width: 0.1, height: 3 },
      ordered_on: '2024-02-28',
      sent_at: '2024-02-29T22:00:00Z',
    })
    const next: JsonObject = {
      ...expressions,
      lines: linesWith({ ...partsOfLines, amount: { ...partsOfLines.amount, 'x-computed': 'price' } }),
      rows: { ...labelled('Rows'), type: 'integer', 'x-computed': 'count(lines) * 10' },
      due_on: {
        ...labelled('Due on'),
        type: 'string',
        format: 'date',
        'x-computed': 'addDays(ordered_on, 30)',
      },
      double: {
        ...labelled('Double'),
        type: 'number',
        'x-unit': 'money',
        'x-computed': 'sum(lines, price) * 2',
      },
    }
    await purchases.change(next)
    await purchases.migrate(crud.database)
    const row = await crud.database.row(
      sql`SELECT "rows", "due_on"::text, "double"::float8, "total"::float8 FROM purchase WHERE id = ${idOf(made ?? {})}`,
    )
    expect(row).toEqual({ rows: 30, due_on: '2024-03-01', double: 2040.18, total: 54.06 })
    const again = await crud.database.row(
      sql`SELECT "lines", "parcel", "amounts"::float8 FROM purchase WHERE id = ${idOf(lined)}`,
    )
    // Except for the amount, SQL computes the same values as the server.
    const [first, second] = rowsOf(lined['lines'])
    const whole = [
      { ...first, amount: 19.99 },
      { ...second, amount: 7 },
    ]
    expect(again).toEqual({
      lines: whole,
      parcel: lined['parcel'],
      amounts: 26.99,
    })

    const { amount, third: _, ...fewer } = partsOfLines
    const amounts = { ...amount, 'x-computed': 'sum(lines, price)' }
    const less = await linesAfter({ ...next, amounts, lines: linesWith(fewer) })
    // Rows no longer contain values that are no longer computed.
    const left = (row: JsonObject = {}) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'amount' && name !== 'third'))
    expect(less).toEqual({ lines: [left(first), left(second)] })
    expect(await linesAfter(next)).toEqual({ lines: whole })

    // Allowing losses elsewhere loses nothing that people wrote into the rows.
    async function linesAfter(properties: JsonObject) {
      await purchases.change(properties, ['purchase.lines'])
      await purchases.migrate(crud.database)
      return crud.database.row(sql`SELECT "lines" FROM purchase WHERE id = ${idOf(lined)}`)
    }
  })
})

describe('the output of the generator for a computed property', () => {
  it('is a read-only column with its decimals and its filter', async () => {
    const purchases = await buildPurchases()
    const columns = purchases.table().columns.filter(({ computed }) => computed)
    purchases.remove()
    expect(columns.filter(({ access }) => access !== 'readOnly')).toEqual([])
    expect(columns.map(({ name, type, computed, filter }) => [name, type, computed?.scale, filter])).toEqual([
      ['total', 'decimal', 2, 'equals'],
      ['amounts', 'decimal', 2, 'equals'],
      ['rows', 'integer', 0, 'equals'],
      ['each', 'double', undefined, 'equals'],
      ['squared', 'integer', 0, 'equals'],
      ['isLarge', 'boolean', undefined, 'equals'],
      ['title', 'text', undefined, 'contains'],
      ['withFee', 'decimal', 2, 'equals'],
      ['caption', 'text', undefined, 'contains'],
      ['wait', 'double', undefined, 'equals'],
      ['due_on', 'date', undefined, 'equals'],
      ['travel', 'decimal', 2, 'equals'],
      ['seen_at', 'timestamp', undefined, 'equals'],
    ])
  })

  it('contains its expression in the owner’s form, also for lists inside of rows, unless it reads a row’s position', () => {
    const money = (label: string) => ({ ...labelled(label), type: 'number', 'x-unit': 'money' })
    const reference = {
      type: 'string',
      format: 'uuid',
      'x-reference': { entity: 'bill', onDelete: 'cascade' },
    }
    const part = { price: money('Price'), amount: { ...money('Amount'), 'x-computed': 'price * 2' } }
    const line = schemaOf({
      bill_id: { ...labelled('Bill'), ...reference },
      place: { ...labelled('Place'), type: 'integer', minimum: 0, default: 0 },
      parts: { ...labelled('Parts'), type: 'array', items: { type: 'object', properties: part } },
      price: money('Price'),
      twice: { ...money('Twice'), 'x-computed': 'price * 2' },
      whole: { ...money('Whole'), 'x-computed': 'sum(parts, amount)' },
      spot: { ...money('Spot'), 'x-computed': 'price * place' },
    })
    const bill = schemaOf(
      {
        lines: { ...labelled('Lines'), type: 'array', 'x-children': { entity: 'line', order: 'place' } },
        sum: { ...money('Sum'), 'x-computed': 'sum(lines, twice)' },
        all: { ...money('All'), 'x-computed': 'sum(lines, whole)' },
        spots: { ...money('Spots'), 'x-computed': 'sum(lines, spot)' },
      },
      { 'x-entity': { path: '/bills', label: { zh: '账单', en: 'Bill' } } },
    )
    const files = { 'line.json': line, 'bill.json': bill }
    expect(complaintsAbout(files)).toEqual([])
    const forms = emitForms(buildModel(loadProject(files)))
    const told = forms.find(({ path }) => path.endsWith('/bill.ts'))?.text
    expect(told).toContain("sum: 'lines', each: { item: 'twice' }")
    expect(told).toContain("sum: 'lines', each: { item: 'whole' }")
    expect(told).toContain("sum: 'parts', each: { item: 'amount' }")
    expect(told).not.toContain("item: 'spot'")
    expect(told).toContain("computedLater: ['spots']")
  })
})

function rowsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

async function opened(purchases: Purchases, databases: TestDatabases): Promise<Crud> {
  const database = await databases.open()
  await purchases.migrate(database)
  return purchases.serve(database)
}
