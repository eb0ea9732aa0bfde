import { describe, expect, it } from 'vitest'
import { filterFault } from '#console/screens/list/filterParts/filterFault.ts'
import { faultIn } from '#console/screens/list/filters/faultIn.ts'
import { namesOf } from '#console/screens/list/filters/filterInputs.ts'
import type { Values } from '#console/session/entities/recordName.ts'

const starts = { source: 'starts', type: 'clock', sortable: true } as const

describe('a value in a filter', () => {
  it.each(['09:30', '09:30:15', ''])('may be %j as an end of a range of times of day', (typed) => {
    expect(filterFault(starts, typed, true)).toBeUndefined()
  })

  it('must be a whole time of day as an end of a range, while any part of one can be searched for', () => {
    expect(filterFault(starts, '9点半', true)).toBe('clock')
    expect(filterFault(starts, '9', true)).toBe('clock')
    expect(filterFault(starts, '9')).toBeUndefined()
  })
})

describe('a range in a filter', () => {
  it.each([
    ['clock', '18:00', '09:30:00'],
    ['date', '2026-03-01', '2026-02-28'],
    ['datetime', '2026-03-01T00:00:00+08:00', '2026-02-28T15:59:59.999Z'],
    ['integer', 10, 9],
  ] as const)('is reported as reversed, at its end only: %s', (type, from, to) => {
    const field = { source: 'starts', type, sortable: true } as const
    const input = { kind: 'range', source: 'starts', field, width: 2 } as const
    const faults = (values: Values) => namesOf(input).flatMap((name) => faultIn(input, name, values) ?? [])
    expect(faults({ starts_gte: from, starts_lte: to })).toEqual(['reversed'])
    expect(faultIn(input, 'starts_gte', { starts_gte: from, starts_lte: to })).toBeUndefined()
    expect(faults({ starts_gte: to, starts_lte: from })).toEqual([])
    expect(faults({ starts_gte: from, starts_lte: from })).toEqual([])
    expect(faults({ starts_gte: from })).toEqual([])
    expect(faults({ starts_lte: to })).toEqual([])
  })
})
