import { describe, expect, it } from 'vitest'
import { entriesByDay, isMonthEmpty } from '#console/screens/list/calendar/entriesByDay.ts'
import { dayAfter, daysAround, monthAfter, monthOf, weeksOf } from '#console/screens/list/calendar/Month.ts'
import { periodFilters } from '#console/screens/list/calendar/periodFilters.ts'
import { formatDay } from '#console/kit/text/formatDateTime.ts'

const month = (year: number, number: number) => new Date(year, number - 1, 1)
const daysOf = (weeks: readonly (readonly Date[])[]) => weeks.flat().map(formatDay)
const at = (text: string) => new Date(text).toISOString()

describe('the weeks of a month', () => {
  it('begin on Monday in Chinese and on Sunday in English, and contain every day once', () => {
    const chinese = daysOf(weeksOf(daysAround(month(2026, 11), 'zh')))
    expect([chinese[0], chinese.at(-1), chinese.length]).toEqual(['2026-10-26', '2026-12-06', 42])
    const english = daysOf(weeksOf(daysAround(month(2026, 11), 'en')))
    expect([english[0], english.at(-1), english.length]).toEqual(['2026-11-01', '2026-12-05', 35])
    expect(weeksOf(daysAround(month(2027, 2), 'zh'))).toHaveLength(4)
    for (let number = 1; number <= 12; number += 1) {
      const days = daysOf(weeksOf(daysAround(month(2024, number), 'zh')))
      expect(new Set(days).size).toBe(days.length)
      expect(days).toContain(formatDay(dayAfter(monthAfter(month(2024, number), 1), -1)))
    }
  })

  it('continue from December to January and back', () => {
    expect(formatDay(monthAfter(month(2026, 12), 1))).toBe('2027-01-01')
    expect(formatDay(monthAfter(month(2027, 1), -1))).toBe('2026-12-01')
    expect(formatDay(monthOf(new Date(2026, 4, 31, 23, 59)))).toBe('2026-05-01')
  })
})

describe('the days of a record in the calendar', () => {
  const weeks = weeksOf(daysAround(month(2026, 11), 'zh')).flat()
  const told = (record: Record<string, string | null>, to?: string) =>
    [...entriesByDay([{ id: 'a', ...record }], { from: 'from', ...(to && { to }) }, weeks)].flatMap(
      ([day, entries]) =>
        entries.map(({ time, isContinued }) => `${day} ${isContinued ? 'on' : (time ?? 'begins')}`),
    )

  it('range from its first date to its last', () => {
    expect(told({ from: '2026-11-29', to: '2026-12-01' }, 'to')).toEqual([
      '2026-11-29 begins',
      '2026-11-30 on',
      '2026-12-01 on',
    ])
    expect(told({ from: '2026-11-29', to: null }, 'to')).toEqual(['2026-11-29 begins'])
    expect(told({ from: '2026-11-29' })).toEqual(['2026-11-29 begins'])
    expect(told({ from: '2026-10-01', to: '2026-10-27' }, 'to')).toEqual(['2026-10-26 on', '2026-10-27 on'])
    expect(told({ from: '2026-11-05', to: '2026-11-03' }, 'to')).toEqual(['2026-11-05 begins'])
  })

  it('leave a month empty when they are only in the adjacent weeks', () => {
    const isEmptyWith = (from: string) =>
      isMonthEmpty(entriesByDay([{ id: 'a', from }], { from: 'from' }, weeks), month(2026, 11))
    expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(isEmptyWith)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('follow local time, and exclude the day that begins when the record ends at midnight', () => {
    expect(told({ from: at('2026-11-12T22:15:00'), to: at('2026-11-13T00:00:00') }, 'to')).toEqual([
      '2026-11-12 22:15',
    ])
    expect(told({ from: at('2026-11-12T22:15:00'), to: at('2026-11-13T00:01:00') }, 'to')).toEqual([
      '2026-11-12 22:15',
      '2026-11-13 on',
    ])
    expect(told({ from: at('2026-11-12T00:00:00'), to: at('2026-11-12T00:00:00') }, 'to')).toEqual([
      '2026-11-12 00:00',
    ])
  })
})

describe('the filters for the records of a period', () => {
  const days = { first: new Date(2026, 10, 1), after: new Date(2026, 11, 1) }

  it('find those that begin in it, and those that began before and have not ended', () => {
    const asked = periodFilters({ from: 'a', to: 'b' }, { type: 'date' }, days, { state: 'open' })
    expect(asked).toEqual({
      beginning: { state: 'open', a_gte: '2026-11-01', a_lt: '2026-12-01' },
      going: { state: 'open', a_lt: '2026-11-01', b_gte: '2026-11-01' },
    })
    const moments = periodFilters({ from: 'a' }, { type: 'datetime' }, days, {})
    expect(moments).toEqual({
      beginning: { a_gte: days.first.toISOString(), a_lt: days.after.toISOString() },
      going: undefined,
    })
  })

  it('are combined with the filters that people set', () => {
    const filters = { a_gte: '2026-11-10', a_lte: '2026-11-20' }
    const { beginning } = periodFilters({ from: 'a' }, { type: 'date' }, days, filters)
    expect(beginning).toEqual({ a_gte: '2026-11-10', a_lt: '2026-12-01', a_lte: '2026-11-20' })
    const early = periodFilters({ from: 'a' }, { type: 'date' }, days, { a_gte: '2026-01-01' })
    expect(early.beginning).toEqual({ a_gte: '2026-11-01', a_lt: '2026-12-01' })
  })
})
