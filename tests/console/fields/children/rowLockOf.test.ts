import { expect, it } from 'vitest'
import { rowLockOf } from '#console/fields/children/rowLockOf.ts'
import { isClosed } from '#console/fields/rows/RowsProps.ts'

const states = {
  property: 'state',
  initial: ['valid'],
  moves: [],
  locked: { lapsed: { fields: ['given_on'], delete: false }, filed: { delete: true } },
}
const may = { add: true, change: true, remove: true, move: true }
const shared = {
  disabled: false,
  may,
  lockOf: (row: Parameters<typeof isClosed>[1]) => rowLockOf({ states }, row),
}

it('a stored row has only those fields closed that its state locks', () => {
  const lapsed = { id: '1', state: 'lapsed' }
  expect(isClosed(shared, lapsed, 'given_on')).toBe(true)
  expect(isClosed(shared, lapsed, 'note')).toBe(false)
  expect(rowLockOf({ states }, lapsed)?.isKept).toBe(false)
  const filed = { id: '1', state: 'filed' }
  expect(isClosed(shared, filed, 'note')).toBe(true)
  expect(rowLockOf({ states }, filed)?.isKept).toBe(true)
})

it('a row that is not stored, or whose state locks nothing, has no lock', () => {
  expect(rowLockOf({ states }, { state: 'filed' })).toBeUndefined()
  expect(rowLockOf({ states }, { id: '1', state: 'valid' })).toBeUndefined()
  expect(rowLockOf({}, { id: '1' })).toBeUndefined()
})
