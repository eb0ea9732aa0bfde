import { expect, it } from 'vitest'
import { filteredRows, withinFilters } from '#console/screens/tree/treeFilters.ts'
import type { TreeRow } from '#console/screens/tree/treeRows.ts'
import { departmentResource } from '#generated/resources/department.ts'

const shifts = {
  ...departmentResource,
  fields: [{ source: 'starts', type: 'clock', sortable: true }],
  filters: [{ source: 'starts', as: 'range' }],
} as const
const row = (starts: string | null, children: readonly TreeRow[] = []): TreeRow => ({
  id: String(starts),
  record: { id: String(starts), starts },
  children,
})

it('a filtered tree keeps the rows whose time of day is in the range, and their ancestors', () => {
  const rows = [row('07:00', [row('09:30:00'), row('13:00')]), row('09:00'), row('12:00:01'), row(null)]
  expect(filteredRows(rows, shifts, { starts_gte: '09:00', starts_lte: '12:00' })).toEqual([
    row('07:00', [row('09:30:00')]),
    row('09:00'),
  ])
})

it('a filtered tree keeps only matching rows that the server found below a node', () => {
  const rows = [row('07:00', [row('09:30'), row('10:30')]), row('11:00')]
  const values = { starts_gte: '09:00' }
  expect(filteredRows(rows, shifts, values, new Set(['07:00', '10:30']))).toEqual([
    row('07:00', [row('10:30')]),
  ])
  expect(filteredRows(rows, shifts, { other_within: 'x' }, new Set())).toEqual([])
})

it('a tree sends only its filters by “below a node” to the server', () => {
  const filters = [{ source: 'parent_id', as: 'match' }] as const
  const resource = { ...departmentResource, filters }
  const values = { parent_id_within: 'root', status: 'enabled', other_within: 'x' }
  expect(withinFilters(resource, values)).toEqual({ parent_id_within: 'root' })
  expect(withinFilters(resource, { parent_id: 'root', parent_id_within: undefined })).toEqual({})
})

it('a tree filters by one of several values and by references', () => {
  const resource = {
    ...departmentResource,
    fields: [
      { source: 'tags', type: 'tags', sortable: false },
      {
        source: 'keepers',
        type: 'references',
        sortable: false,
        reference: { entity: 'user', key: 'user_id' },
      },
    ],
    filters: [
      { source: 'tags', as: 'match' },
      { source: 'keepers', as: 'match' },
    ],
  } as const
  const holding = (id: string, tags: string[], keeper: string): TreeRow => ({
    id,
    record: { id, tags, keepers: [{ user_id: keeper }] },
    children: [],
  })
  const [one, other] = [holding('1', ['hot', 'new'], 'a'), holding('2', ['hot tea'], 'b')]
  const rows = [one, other]
  expect(filteredRows(rows, resource, { tags: ['hot', 'old'] })).toEqual([one])
  expect(filteredRows(rows, resource, { keepers: 'b' })).toEqual([other])
})
