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

describe('a value that is twice in a file', () => {
  it('is found in the other row, by the number that a spreadsheet shows beside it', () => {
    expect(twinOf({ row: 2, faults: [taken('number')] })).toBe(2)
    expect(twinOf({ row: 1, faults: [taken('number')] })).toBe(3)
  })

  it('is looked for together with what it occurs once together with', () => {
    const together = [taken('number'), taken('building_id')]
    expect(twinOf({ row: 3, faults: together })).toBe(2)
    expect(twinOf({ row: 2, faults: together })).toBeUndefined()
  })

  it('is not looked for where it is another record’s, or something else is wrong', () => {
    expect(twinOf({ row: 4, faults: [taken('number')] })).toBeUndefined()
    expect(twinOf({ row: 1, faults: [{ ...taken('number'), code: 'required' }] })).toBeUndefined()
    expect(twinOf({ row: 1, faults: [taken('other')] })).toBeUndefined()
  })
})
