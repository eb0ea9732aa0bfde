import { array, constantFrom, date, integer, option, record, sample } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'
import { servedForm } from './servedForm.ts'
import type { ServedForm } from './servedForm.ts'

const money = { type: 'number', 'x-unit': 'money' }
const day = { type: 'string', format: 'date' }
const computed = (en: string, type: JsonObject, expression: string): JsonObject => ({
  ...labelled(en),
  ...type,
  'x-computed': expression,
})

/** Orders whose lines take their rate and their day from them, have parts of their own, and get a share of the sum. */
const orders: Readonly<Record<string, JsonObject>> = {
  order: schemaOf(
    {
      rate: { ...labelled('Rate'), type: 'number', 'x-unit': 'percent' },
      since: { ...labelled('Since'), ...day },
      double: computed('Double', { type: 'number' }, 'rate * 2'),
      lines: { ...labelled('Lines'), type: 'array', 'x-children': { entity: 'line', of: 'order_id' } },
      total: computed('Total', money, 'sum(lines, net) + sum(lines, tax)'),
      rows: computed('Rows', { type: 'integer' }, 'count(lines)'),
    },
    { 'x-entity': { path: '/orders', label: { zh: '订单', en: 'Order' } } },
  ),
  line: schemaOf(
    {
      order_id: {
        ...labelled('Order'),
        type: 'string',
        format: 'uuid',
        'x-reference': { entity: 'order', onDelete: 'cascade' },
      },
      price: { ...labelled('Price'), ...money },
      term: { ...labelled('Term'), type: 'integer' },
      panes: {
        ...labelled('Panes'),
        type: 'array',
        items: {
          type: 'object',
          properties: {
            width: { ...labelled('Width'), type: 'number' },
            cost: computed('Cost', money, 'width * price'),
          },
        },
      },
      net: computed('Net', money, 'sum(panes, cost)'),
      tax: computed('Tax', money, 'coalesce(price, 0) * order_id.rate / 100'),
      heavy: computed('Heavy', money, 'price * order_id.double / 3'),
      due: computed('Due', day, 'addMonths(order_id.since, term)'),
      share: computed('Share', { type: 'number', multipleOf: 0.0001 }, 'price / order_id.total'),
    },
    { 'x-entity': { path: '/orders/lines', label: { zh: '明细', en: 'Line' } } },
  ),
}

const open = <T>(arbitrary: Arbitrary<T>) => option(arbitrary, { freq: 5, nil: null })
const cents = integer({ min: -9_999, max: 999_999 }).map((each) => each / 100)
const line: Arbitrary<JsonObject> = record({
  name: constantFrom('a', 'b'),
  price: open(cents),
  term: open(integer({ min: -30, max: 30 })),
  panes: open(
    array(record({ width: open(integer({ min: 0, max: 9_999 }).map((each) => each / 1000)) }), {
      maxLength: 3,
    }),
  ),
})
const order: Arbitrary<JsonObject> = record({
  name: constantFrom('x'),
  rate: open(integer({ min: 0, max: 10_000 }).map((each) => each / 100)),
  since: open(
    date({ min: new Date('2019-12-01'), max: new Date('2024-03-31'), noInvalidDate: true }).map((each) =>
      each.toISOString().slice(0, 10),
    ),
  ),
  lines: array(line, { maxLength: 4 }),
})

eachDatabase('the values that a form predicts before it is saved', (databases) => {
  let project: ServedProject
  let crud: Crud
  let served: ServedForm
  beforeAll(async () => {
    project = await servedProject(orders)
    crud = await project.serve(databases)
    served = await servedForm(project.folder, 'order')
  })
  afterAll(() => project.remove())

  const predicted = (given: JsonObject, stored?: JsonObject): JsonObject => {
    const { values, unknown } = served.compute({ record: given, stored })
    expect([...unknown]).toEqual([])
    return values
  }
  const get = async (id: string) => (await crud.call('GET', `/orders/${id}`)).record

  it('is what the server stores, for amounts, dates and empty values, in rows and inside of them [S5.09]', async () => {
    const [changes, news] = [
      sample(order, { numRuns: 60, seed: 20 }),
      sample(order, { numRuns: 60, seed: 4 }),
    ]
    for (const [index, given] of news.entries()) {
      const made = await crud.make('/orders', given)
      const id = idOf(made)
      expect(made).toEqual(await get(id))
      expect(made).toMatchObject(predicted(given))
      const { rate = null, lines: added = [] } = changes[index] ?? {}
      const { version: _, ...former } = made
      const lines = [...rowsOf(former['lines']).slice(1), ...rowsOf(added)]
      const changed = { ...former, rate, lines }
      const { status, error, record: answer } = await crud.call('PUT', `/orders/${id}`, changed)
      expect(status, JSON.stringify(error)).toBe(200)
      expect(answer).toEqual(await get(id))
      expect(answer).toMatchObject(predicted(changed, former))
    }
  })

  it('is stored as one change of the record, even if rows and record are computed from each other', async () => {
    const panes = [{ width: 1 }]
    const lines = [{ name: 'a', price: 10, panes }]
    const made = await crud.make('/orders', { name: 'x', rate: 10, lines })
    const path = `/orders/${idOf(made)}`
    const changedLines = rowsOf(made['lines']).map((line) => ({ ...line, price: 30 }))
    const changed = { ...made, rate: 20, lines: [...changedLines, { name: 'b', price: 5, panes }] }
    const { record } = await crud.call('PUT', path, changed)
    expect(record).toMatchObject({ version: 2, total: 42, lines: [{ tax: 6 }, { tax: 1 }] })
  })
})

function rowsOf(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : []
}
