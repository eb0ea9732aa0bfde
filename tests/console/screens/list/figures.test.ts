import { expect, it } from 'vitest'
import { figureTextOf } from '#console/screens/list/figures/figureTextOf.ts'
import { numbersOf } from '#console/screens/list/figures/groupsOf.ts'
import { periodText } from '#console/screens/list/figures/useGroupText.ts'
import type { Field } from '#shared/contracts/Resource.ts'

const fields: Field[] = [
  { source: 'name', type: 'text', sortable: true },
  { source: 'price', type: 'money', sortable: true },
  { source: 'discount', type: 'percent', sortable: true },
  { source: 'stars', type: 'rating', sortable: true },
]

it('sums and averages are offered for numbers, including ratings', () => {
  expect(numbersOf({ fields }).map(({ source }) => source)).toEqual(['price', 'discount', 'stars'])
})

it('a figure is written in the format of its property', () => {
  const text = (measure: string, figure: number | null) => figureTextOf({ fields }, measure)(figure)
  expect([text('avg(discount)', 5.8333), text('sum(price)', 1234.5), text('avg(stars)', 4.25)]).toEqual([
    '5.83%',
    '¥1,234.50',
    '4.25',
  ])
  expect([text('count', 3), text('avg(discount)', null)]).toEqual(['3', ''])
})

it.each([
  ['2026-01-01', '2026', '2026-01'],
  ['10000-01-01', '10000', '10000-01'],
])('the period that begins on %s is called %s as a year and %s as a month', (day, year, month) => {
  expect([periodText(day, 'year'), periodText(day, 'month')]).toEqual([year, month])
  expect(periodText(day, 'week')).toBe(day)
})
