import { describe, expect, it } from 'vitest'
import { PredictedRecord } from '#console/fields/predicted/PredictedRecord.ts'
import type { ChildList, PredictionSources } from '#console/fields/predicted/PredictedRecord.ts'
import { fillTargets } from '#console/fields/referred/Target.ts'
import type { EditedRecord, Derivations, Target } from '#console/fields/referred/Target.ts'
import type { FindReferred } from '#console/fields/referred/ReferredContext.ts'
import type { Expression } from '#shared/contracts/Expression.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

const product = (...on: readonly Expression[]): Expression => ({ call: 'multiply', on })
const price = { through: 'good_id', property: 'price' }
const fields = [
  { source: 'good_id', type: 'reference', sortable: true, reference: { entity: 'good' } },
  { source: 'num', type: 'integer', sortable: true },
] as const
const derivations: Derivations = {
  fields,
  computed: {
    amount: { expression: product(price, { of: 'num' }), scale: 2 },
    double: { expression: product({ of: 'num' }, { value: 2 }) },
    label: { expression: { call: 'concat', on: [{ of: 'code' }, { of: 'num' }] } },
  },
}
const tea = () => ({ id: 'tea', price: 0.1 })
const nothing = new Set<string>()

const predictedOf = (edited: EditedRecord, find: FindReferred = tea, more: Partial<PredictionSources> = {}) =>
  new PredictedRecord({ derivations, edited, find, serverSet: nothing, ...more })

/** The records that are requested in order to know a value. */
function askedFor(edited: EditedRecord, name: string): Target[] {
  const asked: Target[] = []
  const find: FindReferred = (target) => {
    asked.push(target)
    return tea()
  }
  predictedOf(edited, find).predict(name)
  return asked
}

describe('a value computed from a reference, in a form [S5.09]', () => {
  it('equals what the server will store, without errors of binary fractions', () => {
    expect(predictedOf({ record: { good_id: 'tea', num: 3 } }).predict('amount')).toEqual({ value: 0.3 })
  })

  it('is not set when the reference is not set', () => {
    expect(predictedOf({ record: { num: 3 } }).predict('amount')).toEqual({ value: null })
  })

  it.each(['loading', 'unseen'] as const)('is unknown when the referenced record is %s', (unknown) => {
    const record = predictedOf({ record: { good_id: 'tea', num: 3 } }, () => unknown)
    expect(record.predict('amount')).toEqual({ unknown })
    expect(record.predict('double')).toEqual({ value: 6 })
  })

  it('is unknown in a new record while the values that fill it in are loading', () => {
    const fills = { num: { through: 'good_id', property: 'least' } }
    const filled = { derivations: { ...derivations, fills } }
    const record = { good_id: 'tea' }
    const double = (edited: EditedRecord) => predictedOf(edited, () => 'loading', filled).predict('double')
    expect(double({ record })).toEqual({ unknown: 'loading' })
    expect(double({ record: { ...record, num: 2 } })).toEqual({ value: 4 })
    expect(double({ record, stored: record })).toEqual({ value: null })
    expect(fillTargets({ fields, fills }, { record })).toEqual([['good', 'tea']])
    expect(fillTargets({ fields, fills }, { record, stored: record })).toEqual([])
  })

  it('is unknown in a new record when it depends on a value that only the server sets', () => {
    const serverSet = { serverSet: new Set(['code']) }
    const record = { num: 3 }
    expect(predictedOf({ record }, tea, serverSet).predict('label')).toEqual({ unknown: 'unseen' })
    const stored = { ...record, code: 'A' }
    expect(predictedOf({ record: stored, stored }, tea, serverSet).predict('label')).toEqual({ value: 'A3' })
  })

  it('stays as stored, and requests nothing, until a value that it depends on changes', () => {
    const stored = { good_id: 'tea', num: 3, amount: 7, note: '' }
    const edited = { record: { ...stored, note: 'x' }, stored }
    expect(predictedOf(edited).predict('amount')).toEqual({ value: 7 })
    expect(askedFor(edited, 'amount')).toEqual([])
    const changed = { record: { ...stored, num: 4 }, stored }
    expect(predictedOf(changed).predict('amount')).toEqual({ value: 0.4 })
    expect(askedFor(changed, 'amount')).toEqual([['good', 'tea']])
  })
})

/** An order whose lines take their rate from it; it sums up the lines, and each line has a share of the sum. */
const rate = { through: 'order_id', property: 'rate' }
const ofOrder: Derivations = {
  fields: [],
  computed: {
    total: { expression: { sum: 'lines', each: { item: 'tax' } }, scale: 2 },
  },
}
const ofLine: Derivations = {
  fields: [],
  computed: {
    tax: { expression: product(rate, { of: 'net' }), scale: 2 },
    share: {
      expression: { call: 'divide', on: [{ of: 'net' }, { through: 'order_id', property: 'total' }] },
      scale: 4,
    },
  },
}

function orderOf(edited: EditedRecord, more: Partial<ChildList> = {}): PredictedRecord {
  const stored = edited.stored?.['lines']
  const storedRows = Array.isArray(stored) ? stored.filter(isRow) : []
  const lines: ChildList = {
    derivations: ofLine,
    serverSet: nothing,
    of: 'order_id',
    isUnseen: false,
    storedRow: ({ id = null }) => storedRows.find((row) => row['id'] === id),
    isKept: () => false,
    ...more,
  }
  return new PredictedRecord({
    derivations: ofOrder,
    edited,
    find: tea,
    serverSet: nothing,
    lists: { lines },
  })
}

function isRow(row: unknown): row is JsonObject {
  return typeof row === 'object' && row !== null
}

describe('a row computed from the record around it, in a form [S5.09]', () => {
  const lines = [{ net: 10 }, { net: 30.5 }]

  it('follows the values of the record, even before that has an id, and so do the sums', () => {
    const order = orderOf({ record: { rate: 0.2, lines } })
    expect(lines.map((line) => order.row('lines', line).predict('tax'))).toEqual([
      { value: 2 },
      { value: 6.1 },
    ])
    expect(order.predict('total')).toEqual({ value: 8.1 })
    expect(order.row('lines', { net: 8.1 }).predict('share')).toEqual({ value: 1 })
  })

  it('has no computed value when the record has no value for it', () => {
    const order = orderOf({ record: { lines } })
    expect(order.row('lines', { net: 10 }).predict('tax')).toEqual({ value: null })
    expect(order.predict('total')).toEqual({ value: 0 })
    expect(order.row('lines', { net: 10 }).predict('share')).toEqual({ value: null })
  })

  it('stays as stored until the record’s value changes, and always when a state locks the rows', () => {
    const row = { id: 'a', net: 10, tax: 7 }
    const stored = { rate: 0.2, total: 7, lines: [row] }
    const taxOf = (order: PredictedRecord) => order.row('lines', row).predict('tax')
    expect(taxOf(orderOf({ record: stored, stored }))).toEqual({ value: 7 })
    const changed = { record: { ...stored, rate: 0.5 }, stored }
    expect(taxOf(orderOf(changed))).toEqual({ value: 5 })
    expect(orderOf(changed).predict('total')).toEqual({ value: 5 })
    expect(taxOf(orderOf(changed, { isKept: () => true }))).toEqual({ value: 7 })
  })

  it('is not summed up when the person cannot see the rows and they depend on the change', () => {
    const stored = { rate: 0.2, total: 7 }
    const unseen = { isUnseen: true }
    expect(orderOf({ record: stored, stored }, unseen).predict('total')).toEqual({ value: 7 })
    const changed = { record: { ...stored, rate: 0.5 }, stored }
    expect(orderOf(changed, unseen).predict('total')).toEqual({ unknown: 'unseen' })
  })
})

describe('a computed value inside a row that is a record, in a form [S5.09]', () => {
  const area = { expression: product({ item: 'width' }, { of: 'height' }) }
  const cut: Partial<ChildList> = {
    parts: { panes: { area }, frame: { area } },
    derivations: {
      fields: [],
      computed: {
        tax: { expression: product(rate, { sum: 'panes', each: { item: 'area' } }), scale: 2 },
      },
    },
  }
  const panes: JsonObject[] = [{ width: 2 }, { width: 0.5 }, {}]

  it('follows the values beside it and in the row, and is included in the sum of the record', () => {
    const line = { height: 3, panes, frame: { width: 10 } }
    const order = orderOf({ record: { rate: 0.1, lines: [line] } }, cut)
    const row = order.row('lines', line)
    const areas = panes.map((pane) => row.part('panes', pane, 'area'))
    expect(areas).toEqual([{ value: 6 }, { value: 1.5 }, { value: null }])
    expect(row.part('frame', line.frame, 'area')).toEqual({ value: 30 })
    expect(row.predict('tax')).toEqual({ value: 0.75 })
    expect(order.predict('total')).toEqual({ value: 0.75 })
  })

  it('is computed again when only the row around it changes', () => {
    const line = { id: 'a', height: 3, panes: [{ width: 2, area: 6 }], tax: 0.6 }
    const stored = { rate: 0.1, total: 0.6, lines: [line] }
    const higher = { ...line, height: 5 }
    const order = orderOf({ record: { ...stored, lines: [higher] }, stored }, cut)
    expect(order.row('lines', higher).predict('tax')).toEqual({ value: 1 })
    expect(order.predict('total')).toEqual({ value: 1 })
  })
})

describe('the former choice of a field, in a form [S3.08]', () => {
  const list = { source: 'lines', type: 'rows', sortable: false, fields } as const
  const sources = { derivations: { fields: [...fields, list] } }
  const stored: JsonObject = {
    customer: 'a',
    goods: ['tea', 'milk'],
    lines: [{ good_id: 'tea', num: 1 }, { good_id: 'milk' }],
  }
  const recordOf = (record: JsonObject) => predictedOf({ record, stored }, tea, sources)
  const customer = { property: 'customer' }
  const num = { property: 'num', row: true } as const

  it('is the stored value until a property that it is compared with changes', () => {
    const changed = { ...stored, goods: ['milk', 'salt'] }
    expect(recordOf(changed).chosenBefore('goods', [customer])).toEqual({ value: ['tea', 'milk'] })
    const other = { ...changed, customer: 'b' }
    expect(recordOf(other).chosenBefore('goods', [customer])).toEqual({ value: [] })
    expect(predictedOf({ record: stored }).chosenBefore('goods', [])).toEqual({ value: [] })
  })

  it('in a row is the choice of those stored rows that hold the same compared values', () => {
    const chosenIn = (row: JsonObject, record: JsonObject = stored) =>
      recordOf(record).row('lines', row).chosenBefore('good_id', [num, customer])
    expect(chosenIn({ good_id: 'salt', num: 1 })).toEqual({ value: ['tea'] })
    expect(chosenIn({ good_id: 'tea' })).toEqual({ value: ['milk'] })
    expect(chosenIn({ good_id: 'tea', num: 2 })).toEqual({ value: [] })
    expect(chosenIn({ good_id: 'tea', num: 1 }, { ...stored, customer: 'b' })).toEqual({ value: [] })
  })

  it('is compared with values of the row, of the record around it and of records that they reference', () => {
    const row = recordOf({ ...stored, good_id: 'tea' }).row('lines', { good_id: 'tea', num: 7 })
    expect(row.follow(num)).toEqual({ value: 7 })
    expect(row.follow(customer)).toEqual({ value: 'a' })
    expect(row.follow({ ...price, row: true })).toEqual({ value: 0.1 })
    expect(row.follow(price)).toEqual({ value: 0.1 })
    const bare = recordOf(stored).row('lines', { num: 7 })
    expect(bare.follow({ ...price, row: true })).toEqual({ value: null })
  })
})
