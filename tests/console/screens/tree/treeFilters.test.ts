import { expect, it } from 'vitest'
import { filteredRows } from '#console/screens/tree/treeFilters.ts'
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

it('a tree keeps the rows whose times of day lie in a range, and those above them', () => {
  const rows = [row('07:00', [row('09:30:00'), row('13:00')]), row('09:00'), row('12:00:01'), row(null)]
  expect(filteredRows(rows, shifts, { starts_gte: '09:00', starts_lte: '12:00' })).toEqual([
    row('07:00', [row('09:30:00')]),
    row('09:00'),
  ])
})
