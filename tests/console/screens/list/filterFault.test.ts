import { describe, expect, it } from 'vitest'
import { filterFault } from '#console/screens/list/filterParts/filterFault.ts'

const starts = { source: 'starts', type: 'clock', sortable: true } as const

describe('what a filter was given', () => {
  it.each(['09:30', '09:30:15', ''])('may be %j at an end of a range of times of day', (typed) => {
    expect(filterFault(starts, typed, true)).toBeUndefined()
  })

  it('is told not to be a time of day at an end of a range, while a part of one finds those that have it', () => {
    expect(filterFault(starts, '9点半', true)).toBe('clock')
    expect(filterFault(starts, '9', true)).toBe('clock')
    expect(filterFault(starts, '9')).toBeUndefined()
  })
})
