import { describe, expect, it } from 'vitest'
import { changeOf } from '#console/screens/dashboard/changeOf.ts'
import { withEmptyPeriods } from '#console/screens/dashboard/withEmptyPeriods.ts'
import { funnelOf } from '#console/screens/dashboard/funnelOf.ts'
import { filterOf } from '#console/screens/dashboard/filterOf.ts'
import { periodOf } from '#console/screens/dashboard/periodOf.ts'
import { spanOf } from '#console/screens/dashboard/spanOf.ts'

// A Tuesday.
const now = new Date(2026, 2, 10, 15, 30)

describe('the period of a dashboard', () => {
  it('ends with today, and is compared with the same number of days before, up to the same hour', () => {
    const { from, to, before, period, periods } = spanOf('week', now)
    expect(from).toEqual(new Date(2026, 2, 4))
    expect(Number(to)).toBe(Number(new Date(2026, 2, 11)) - 1)
    expect(before).toEqual({ from: new Date(2026, 1, 25), to: new Date(2026, 2, 3, 15, 30) })
    expect(period).toBe('day')
    expect([periods.at(0), periods.at(-1), periods.length]).toEqual(['2026-03-04', '2026-03-10', 7])
  })

  it('has one point for each week, from Monday, or month that it touches', () => {
    const weeks = spanOf('quarter', now).periods
    expect([weeks.at(0), weeks.at(1), weeks.at(-1), weeks.length]).toEqual([
      '2025-12-08',
      '2025-12-15',
      '2026-03-09',
      14,
    ])
    const months = spanOf('year', now).periods
    expect([months.at(0), months.at(-1), months.length]).toEqual(['2025-03-01', '2026-03-01', 13])
  })

  it('becomes a filter of days for a date property, of moments for a time, and none without either', () => {
    const fields = [
      { source: 'day', type: 'date' as const, sortable: true },
      { source: 'at', type: 'datetime' as const, sortable: true },
    ]
    const [from, to] = [new Date(2026, 2, 4), now]
    const where = { status: 'open' }
    expect(filterOf({ where, time: 'day' }, { fields }, { from, to })).toEqual({
      status: 'open',
      day_gte: '2026-03-04',
      day_lte: '2026-03-10',
    })
    expect(filterOf({ time: 'at' }, { fields }, { from, to })).toEqual({
      at_gte: from.toISOString(),
      at_lte: to.toISOString(),
    })
    expect(filterOf({ where }, { fields }, { from, to })).toEqual(where)
  })
})

describe('a line chart of a dashboard', () => {
  const groups = [{ values: { at: '2026-03-05' }, names: {}, figures: { 'sum(num)': 12, 'avg(num)': 3 } }]
  const span = { periods: ['2026-03-04', '2026-03-05'] }

  it('has sums of 0 for periods without records, but no averages', () => {
    const sums = withEmptyPeriods(groups, { by: 'at', measure: 'sum(num)', span })
    expect(sums.map(({ values, figures }) => [values['at'], figures['sum(num)']])).toEqual([
      ['2026-03-04', 0],
      ['2026-03-05', 12],
    ])
    const averages = withEmptyPeriods(groups, { by: 'at', measure: 'avg(num)', span })
    expect(averages.map(({ figures }) => figures['avg(num)'])).toEqual([null, 3])
  })
})

describe('the change of a figure', () => {
  it('is a share of the former figure, and unknown when that was zero or negative', () => {
    expect(changeOf(15, 10)).toBe(0.5)
    expect(changeOf(5, 10)).toBe(-0.5)
    expect(changeOf(5, 0)).toBeUndefined()
    expect(changeOf(5, -10)).toBeUndefined()
  })
})

it('a point of a line chart stands for its period, cut to the period of the dashboard [S2.31]', () => {
  const quarter = spanOf('quarter', now)
  const [first, second, last] = [0, 1, quarter.periods.length - 1].map((index) => periodOf(quarter, index))
  expect(first?.from).toEqual(quarter.from)
  expect(Number(second?.from)).toBe(Number(first?.to) + 1)
  expect(second?.from.getDay()).toBe(1)
  expect(last).toEqual({ from: new Date(2026, 2, 9), to: quarter.to })
  expect(periodOf(quarter, quarter.periods.length)).toBeUndefined()
})

describe('a funnel', () => {
  const label = { zh: '步', en: 'Step' }
  const steps = [['new', 'paid', 'back'], ['paid', 'back'], ['back']].map((values) => ({ label, values }))
  const group = (state: string, count: number) => ({ values: { state }, names: {}, figures: { count } })

  it('counts in each step all that reached it or a later one, as shares of the first and previous step [S2.31]', () => {
    const found = funnelOf(steps, [group('paid', 6), group('new', 10), group('back', 4)], {
      by: 'state',
      measure: 'count',
    })
    expect(found.map(({ figure, ofFirst, ofFormer }) => [figure, ofFirst, ofFormer])).toEqual([
      [20, 1, undefined],
      [10, 0.5, 0.5],
      [4, 0.2, 0.4],
    ])
  })

  it('has no shares when nothing was counted', () => {
    const found = funnelOf(steps, [], { by: 'state', measure: 'count' })
    expect(found.map(({ figure, ofFirst, ofFormer }) => [figure, ofFirst, ofFormer])).toEqual(
      steps.map(() => [0, undefined, undefined]),
    )
  })
})
