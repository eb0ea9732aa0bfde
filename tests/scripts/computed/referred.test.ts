import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Journal, JournalEntry } from '#server/crud/entity/Journal.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { complaintsAbout } from '#tests/scripts/dialect/project.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { lineOf, sales } from './sales.ts'

function complaintsIn(schemas: Readonly<Record<string, JsonObject>>): string[] {
  const files = Object.entries(schemas).map(([name, schema]) => [`${name}.json`, schema])
  return complaintsAbout(Object.fromEntries(files))
}

eachDatabase('values computed from referenced records', (databases) => {
  let project: ServedProject
  let crud: Crud
  const noted: JournalEntry[] = []
  const journal: Journal = {
    findHistory: async () => ({ ids: [], total: 0 }),
    readHistory: async () => [],
    note: async (_, entries) => void noted.push(...entries),
  }
  beforeAll(async () => {
    project = await servedProject(sales)
    crud = await project.serve(databases, undefined, undefined, journal)
  })
  afterAll(() => project.remove())

  const make = (path: string, values: JsonObject) => crud.make(path, { name: 'x', ...values })
  const get = async (path: string) => (await crud.call('GET', path)).record
  const put = async (path: string, values: JsonObject) => {
    const { version: _, ...stored } = await get(path)
    return crud.call('PUT', path, { ...stored, ...values })
  }
  const linesIn = ({ lines = [] }: JsonObject): JsonObject[] =>
    Array.isArray(lines) ? lines.filter(isJsonObject) : []

  it('is computed with the record, follows its reference, and is empty without one', async () => {
    const tea = await make('/goods', { name: 'Tea', cost: 9.99, since: '2024-02-28' })
    const made = await make('/lines', { good_id: idOf(tea), num: 3, amount: 1 })
    expect(made).toMatchObject({ amount: 29.97, title: 'Tea × 3', later: '2024-03-02', version: 1 })
    const path = `/lines/${idOf(made)}`
    expect((await put(path, { num: 2 })).record).toMatchObject({ amount: 19.98, title: 'Tea × 2' })
    const emptied = await put(path, { good_id: null })
    expect(emptied.record).toMatchObject({ amount: null, title: ' × 2', later: null })
    const { records } = await crud.call('GET', '/lines?amount_gte=29&sort=-amount')
    expect(records).toEqual([])
  })

  /** The values that a call changed according to the history, by the record's id. */
  const notedBy = async (work: () => Promise<unknown>): Promise<[string | undefined, JsonObject][]> => {
    noted.length = 0
    await work()
    return noted.map(({ recordId, after = {} }) => [recordId, after])
  }

  it('follows a change or deletion of these records, through all computed values in between, and is noted in the history', async () => {
    const brand = await make('/brands', { markup: 10 })
    const cup = await make('/goods', { name: 'Cup', brand_id: idOf(brand), cost: 10 })
    const bill = await make('/bills', {
      lines: [
        { name: 'a', good_id: idOf(cup), num: 1 },
        { name: 'b', good_id: idOf(cup), num: 2 },
      ],
    })
    expect(bill).toMatchObject({ total: 33, version: 1, lines: [{ amount: 11 }, { amount: 22 }] })
    const [one, two] = linesIn(bill).map(idOf)
    const changes = await notedBy(() => put(`/brands/${idOf(brand)}`, { markup: 50 }))
    expect(changes).toEqual([
      [idOf(brand), { markup: 50 }],
      [idOf(cup), { price: 15 }],
      [one, { amount: 15 }],
      [two, { amount: 30 }],
      [idOf(bill), { total: 45 }],
    ])
    expect(await get(`/goods/${idOf(cup)}`)).toMatchObject({ price: 15, version: 2 })
    expect(await get(`/bills/${idOf(bill)}`)).toMatchObject({
      total: 45,
      version: 2,
      lines: [{ amount: 15 }, { amount: 30 }],
    })
    await put(`/goods/${idOf(cup)}`, { name: 'Mug' })
    const [line = {}] = linesIn(await get(`/bills/${idOf(bill)}`))
    expect(line).toMatchObject({ title: 'Mug × 1', amount: 15 })
    const unbranded = await notedBy(() => crud.call('DELETE', `/brands/${idOf(brand)}`))
    expect(unbranded).toEqual([
      [one, { amount: 10 }],
      [two, { amount: 20 }],
      [idOf(bill), { total: 30 }],
      [idOf(brand), {}],
      [idOf(cup), { brand_id: null, price: 10 }],
    ])
    expect(await get(`/goods/${idOf(cup)}`)).toMatchObject({ price: 10, brand_id: null })
    expect(await get(`/bills/${idOf(bill)}`)).toMatchObject({
      total: 30,
      lines: [{ amount: 10 }, { amount: 20 }],
    })
    const without = await notedBy(() => crud.call('DELETE', `/goods/${idOf(cup)}`))
    expect(without).toEqual([
      [idOf(bill), { total: 0 }],
      [idOf(cup), {}],
      [one, { good_id: null, amount: null, title: ' × 1' }],
      [two, { good_id: null, amount: null, title: ' × 2' }],
    ])
    expect(await get(`/bills/${idOf(bill)}`)).toMatchObject({
      total: 0,
      lines: [
        { good_id: null, amount: null, title: ' × 1' },
        { good_id: null, amount: null, title: ' × 2' },
      ],
    })
  })

  it('stays as it is while a state locks it, through moves and saves', async () => {
    const good = await make('/goods', { cost: 5 })
    const bill = await make('/bills', { lines: [{ name: 'a', good_id: idOf(good), num: 4 }] })
    const path = `/bills/${idOf(bill)}`
    await crud.call('POST', `${path}/send`)
    await put(`/goods/${idOf(good)}`, { cost: 6 })
    const sent = await get(path)
    expect(sent).toMatchObject({ total: 20, lines: [{ amount: 20 }] })
    expect((await put(path, sent)).record).toMatchObject({ total: 20, lines: [{ amount: 20 }] })
    expect((await crud.call('POST', `${path}/pay`)).record).toMatchObject({ total: 20 })
  })

  it('is never outdated after simultaneous changes', async () => {
    const good = await make('/goods', { cost: 1 })
    const lines = await Promise.all(
      Array.from({ length: 5 }, () => make('/lines', { good_id: idOf(good), num: 1 })),
    )
    await Promise.all(
      lines.flatMap((line, index) => [
        put(`/goods/${idOf(good)}`, { cost: index + 2 }),
        put(`/lines/${idOf(line)}`, { num: index + 2 }),
        make('/lines', { good_id: idOf(good), num: index }),
      ]),
    )
    const stale = await crud.database.rows(sql`SELECT l.id FROM line l JOIN good g ON g.id = l.good_id
      WHERE g.id = ${idOf(good)} AND l.amount IS DISTINCT FROM round(g.price * l.num, 2)`)
    expect(stale).toEqual([])
  })

  it('locks nothing that a transaction which changes a referenced record needs next', async () => {
    const good = await make('/goods', { cost: 1 })
    const line = await make('/lines', { good_id: idOf(good), num: 1 })
    const lock = (table: string, record: JsonObject) =>
      sql`SELECT FROM ${raw(table)} WHERE id = ${idOf(record)} FOR NO KEY UPDATE NOWAIT`
    const other = crud.database.transaction(async (tx) => {
      await tx.run(lock('good', good))
      await sleep(500)
      await tx.run(lock('line', line))
    })
    await sleep(100)
    const change = put(`/lines/${idOf(line)}`, { num: 2 })
    await other
    expect(await change).toMatchObject({ status: 200, record: { amount: 2 } })
  })

  it('can be the default of a new record or row, and does not change later', async () => {
    const document = readFileSync(join(project.folder, 'openapi/openapi.json'), 'utf8')
    expect(document).toContain(
      '新建时不填则取 good_id.price · Left out of a new record: taken from good_id.price',
    )
    const tea = await make('/goods', { cost: 9.99 })
    const good_id = idOf(tea)
    expect(await make('/lines', { good_id, num: 2 })).toMatchObject({ unit: 9.99, worth: 19.98 })
    expect(await make('/lines', { good_id, unit: 7 })).toMatchObject({ unit: 7 })
    expect(await make('/lines', { good_id, unit: null })).toMatchObject({ unit: null })
    expect(await make('/lines', { num: 2 })).toMatchObject({ unit: null, worth: null })
    const lines: JsonObject[] = [
      { name: 'a', good_id, num: 3 },
      { name: 'b', good_id, num: 1, unit: 5 },
    ]
    const bill = await make('/bills', { lines })
    expect(bill).toMatchObject({ worth: 34.97, version: 1, lines: [{ unit: 9.99 }, { unit: 5, worth: 5 }] })
    await put(`/goods/${good_id}`, { cost: 2000 })
    const path = `/bills/${idOf(bill)}`
    expect(await get(path)).toMatchObject({ worth: 34.97, lines: [{ unit: 9.99 }, { unit: 5 }] })
    const added = { lines: [...linesIn(await get(path)), { name: 'c', good_id, num: 1 }] }
    const refused = await put(path, added)
    expect(refused.body).toMatchObject({ error: { fields: [{ path: '/lines/2/unit', code: 'maximum' }] } })
  })

  it('is computed again by the migration that changes its expression, in order, but not where it is locked', async () => {
    const good = await make('/goods', { cost: 7 })
    const lines = [{ name: 'a', good_id: idOf(good), num: 2 }]
    const [open, sent] = [await make('/bills', { lines }), await make('/bills', { lines })]
    await crud.call('POST', `/bills/${idOf(sent)}/send`)
    const done = project.migrations().length
    await project.change('line', lineOf('good_id.price * num * 10'))
    for (const text of project.migrations().slice(done)) await crud.database.run(raw(text))
    const totals = await crud.database.rows<{ id: string; total: number }>(
      sql`SELECT id, total::float8 FROM bill WHERE id = ANY(${[idOf(open), idOf(sent)]}::uuid[]) ORDER BY total`,
    )
    expect(totals.map(({ total }) => total)).toEqual([14, 140])
    await project.change('line', sales['line'] ?? {})
  })
})

describe('a default that follows a reference', () => {
  const said = (property: string) =>
    complaintsIn({ ...sales, line: lineOf('good_id.price', property) }).map((text) =>
      text.replace(/^.*?x-default {2}/u, ''),
    )

  it.each([
    ['good_id.prise', '"good" has no property "prise". Write "cost" or "price".'],
    [
      'good_id.name',
      '"unit" holds a number with 2 decimals, and "name" of "good" a text. Make them alike, or write "cost" or "price".',
    ],
    [
      'good_id.brand_id',
      '"unit" holds a number with 2 decimals, and "brand_id" of "good" the id of a record of "brand". Make them alike, or write "cost" or "price".',
    ],
    [
      'good_id.brand_id.markup',
      'A default follows one reference, not several in a row. Write a reference of the record, "." and a property.',
    ],
    [
      'num.price',
      '"num" refers to no other record that "unit" could be filled in from. Write "bill_id" or "good_id".',
    ],
    ['god_id.price', 'There is no property "god_id". Write "bill_id" or "good_id".'],
  ])('is refused: %s', (property, words) => {
    expect(said(property)).toEqual([words])
  })
})

describe('an expression that follows a reference', () => {
  const said = (expression: string) =>
    complaintsIn({ ...sales, line: lineOf(expression) }).map((text) =>
      text.replace(/^.*?x-computed {2}/u, ''),
    )

  it.each([
    ['good_id.prise * 2', '"good" has no property "prise". Write "price".'],
    [
      'good_id.brand_id.markup',
      'An expression follows one reference, not several in a row. Compute it in a property of "good", and read that.',
    ],
    ['num.price', '"num" refers to no record, so nothing is read there. Write "bill_id" or "good_id".'],
    ['god_id.price', 'There is no property "god_id". Write "bill_id" or "good_id".'],
    ['good_id["price"]', 'An expression has no brackets. Write a reference, "." and a property.'],
    [
      'good_id.brand_id',
      'The expression gives a reference to brand, and "amount" holds a number. Change the type or the expression.',
    ],
    [
      'good_id.brand_id == good_id ? 1 : 2',
      '"==" takes a reference to brand where a reference to good stands. References are compared with each other by "==" and "!="; "reference.property" reads what one leads to.',
    ],
    ['good_id.name + 1', '"+" takes a number where a text stands. Write concat(…, …) for texts.'],
    [
      'bill_id.total * num',
      '"amount" would be computed from itself in other records, by way of "total" of "bill". Take it out of one of the expressions.',
    ],
  ])('is refused: %s', (expression, words) => {
    expect(said(expression)).toContain(words)
  })
})
