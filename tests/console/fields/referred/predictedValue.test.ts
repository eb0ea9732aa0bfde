import { describe, expect, it } from 'vitest'
import { followedIn } from '#console/fields/referred/followedIn.ts'
import type { Following } from '#console/fields/referred/followedIn.ts'
import { predictedValue } from '#console/fields/referred/predictedValue.ts'

const price = { through: 'good_id', property: 'price' }
const following: Following = {
  fields: [
    { source: 'good_id', type: 'reference', sortable: true, reference: { entity: 'good' } },
    { source: 'num', type: 'integer', sortable: true },
  ],
  computed: {
    amount: { expression: { call: 'multiply', on: [price, { of: 'num' }] }, scale: 2 },
    double: { expression: { call: 'multiply', on: [{ of: 'num' }, { value: 2 }] } },
  },
}
const tea = () => ({ id: 'tea', price: 0.1 })

describe('a value that is computed from a reference, in a form [S5.09]', () => {
  it('is what the server will store, without the errors of binary fractions', () => {
    expect(predictedValue('amount', following, { record: { good_id: 'tea', num: 3 } }, tea)).toEqual({
      value: 0.3,
    })
  })

  it('is not set where the reference is not', () => {
    expect(predictedValue('amount', following, { record: { num: 3 } }, tea)).toEqual({ value: null })
  })

  it.each(['loading', 'unseen'] as const)('is not told where the other record is %s', (unknown) => {
    const record = { good_id: 'tea', num: 3 }
    expect(predictedValue('amount', following, { record }, () => unknown)).toEqual({ unknown })
    expect(predictedValue('double', following, { record }, () => unknown)).toEqual({ value: 6 })
  })

  it('is not told of a new record while it is not known what that is filled in with', () => {
    const fills = { num: { through: 'good_id', property: 'least' } }
    const filled = { ...following, fills }
    const record = { good_id: 'tea' }
    expect(predictedValue('double', filled, { record }, () => 'loading')).toEqual({ unknown: 'loading' })
    expect(predictedValue('double', filled, { record: { ...record, num: 2 } }, () => 'loading')).toEqual({
      value: 4,
    })
    expect(predictedValue('double', filled, { record, stored: record }, () => 'loading')).toEqual({
      value: null,
    })
    const taken = { ...filled, computed: {} }
    expect(followedIn(taken, { record })).toEqual([['good', 'tea']])
    expect(followedIn(taken, { record, stored: record })).toEqual([])
  })

  it('stays as it is stored, and asks for nothing, until something is changed that it is computed from', () => {
    const stored = { good_id: 'tea', num: 3, amount: 7, note: '' }
    const edited = { record: { ...stored, note: 'x' }, stored }
    expect(predictedValue('amount', following, edited, tea)).toEqual({ value: 7 })
    expect(followedIn(following, edited)).toEqual([])
    const changed = { record: { ...stored, num: 4 }, stored }
    expect(predictedValue('amount', following, changed, tea)).toEqual({ value: 0.4 })
    expect(followedIn(following, changed)).toEqual([['good', 'tea']])
  })
})
