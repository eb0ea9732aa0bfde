import { describe, expect, it } from 'vitest'
import { readDay } from '#console/fields/date/readDay.ts'
import { onDay, readMoment } from '#console/fields/date/readMoment.ts'

describe('a typed date', () => {
  it('is read in all usual spellings, also with Chinese characters and full-width digits [S9.10]', () => {
    const written = [
      '2026-01-31',
      '2026-1-31',
      '2026/1/31',
      '2026.01.31',
      '20260131',
      '2026年1月31日',
      '２０２６－１－３１',
    ]
    expect(written.map(readDay)).toEqual(written.map(() => '2026-01-31'))
    expect(readDay('2028-2-29')).toBe('2028-02-29')
  })

  it('is not accepted when there is no such day or it is incomplete', () => {
    const none = ['', '2026', '2026-1', '2026-2-30', '2026-13-1', '31/1/2026', '2026-1-31x', 'tomorrow']
    expect(none.map(readDay)).toEqual(none.map(() => undefined))
  })

  it('may be followed by a time, and otherwise means the start of the day [S9.10]', () => {
    expect(readMoment('2026-1-31 8:05')).toBe('2026-01-31 08:05:00')
    expect(readMoment('2026-01-31T23:59:58')).toBe('2026-01-31 23:59:58')
    expect(readMoment('2026年1月31日')).toBe('2026-01-31 00:00:00')
    const none = ['2026-01-31 24:00', '2026-01-31 8', '2026-01-31 08:60', '2026-01-31 08:00 pm', '08:00']
    expect(none.map(readMoment)).toEqual(none.map(() => undefined))
  })

  it('keeps its time when another day is selected', () => {
    expect(onDay('2026-01-31 08:05:09', '2026-02-01')).toBe('2026-02-01 08:05:09')
    expect(onDay('', '2026-02-01')).toBe('2026-02-01 00:00:00')
  })
})
