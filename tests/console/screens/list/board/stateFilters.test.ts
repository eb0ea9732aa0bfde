import { expect, it } from 'vitest'
import { stateFilters } from '#console/screens/list/board/stateFilters.ts'

const optionsOf = (...values: string[]) => values.map((value) => ({ value, color: 'default' as const }))
const status = { source: 'status', options: optionsOf('draft', 'sold') }

it('a board has a column for each state that the filters allow, in the order of the schema', () => {
  const of = (filters: Record<string, unknown>) => stateFilters(status, filters).states
  expect(of({ q: 'tea' })).toEqual(['draft', 'sold'])
  expect(of({ status: ['sold', 'draft'] })).toEqual(['draft', 'sold'])
  expect(of({ status: 'sold', status_eq: ['sold', 'draft'] })).toEqual(['sold'])
  expect(of({ status: 'sold', status_eq: 'draft' })).toEqual([])
  expect(stateFilters(status, { status: 'sold', status_ne: 'draft', q: 'tea' }).others).toEqual({
    status_ne: 'draft',
    q: 'tea',
  })
})

it('a board has all columns when the state filter is “all”, unless a state has that name', () => {
  expect(stateFilters(status, { status: 'all' }).states).toEqual(['draft', 'sold'])
  const named = { source: 'status', options: optionsOf('all', 'sold') }
  expect(stateFilters(named, { status: 'all' }).states).toEqual(['all'])
})
