import { describe, expect, it } from 'vitest'
import { duplicateLineFinder } from '#console/screens/list/import/faults/duplicateLineFinder.ts'

const taken = (property: string) => ({ row: 0, property, code: 'VALUE_TAKEN', message: '该值已被使用' })
const sheet = {
  rows: [
    ['101', '翠湖', 'a'],
    ['101', '春江', 'b'],
    [' 101 ', '翠湖', 'c'],
    ['102', '翠湖', 'd'],
  ],
  lines: [2, 3, 5, 6],
}
const twinOf = duplicateLineFinder(sheet, ['number', 'building_id', null])

describe('a duplicate value in an import file', () => {
  it('is reported with the line number of the other row', () => {
    expect(twinOf({ row: 2, faults: [taken('number')] })).toBe(2)
    expect(twinOf({ row: 1, faults: [taken('number')] })).toBe(3)
  })

  it('is compared together with the other properties of the unique key', () => {
    const together = [taken('number'), taken('building_id')]
    expect(twinOf({ row: 3, faults: together })).toBe(2)
    expect(twinOf({ row: 2, faults: together })).toBeUndefined()
  })

  it('is not looked for when another record has the value or the fault is a different one', () => {
    expect(twinOf({ row: 4, faults: [taken('number')] })).toBeUndefined()
    expect(twinOf({ row: 1, faults: [{ ...taken('number'), code: 'required' }] })).toBeUndefined()
    expect(twinOf({ row: 1, faults: [taken('other')] })).toBeUndefined()
  })
})
