import { expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { chartHeight, heightOf } from '#console/screens/dashboard/heightOf.ts'
import type { DashboardPanel } from '#shared/contracts/Dashboard.ts'
import type { Resource } from '#shared/contracts/Resource.ts'

const label = { zh: '面板', en: 'Panel' }

function heightFor(panel: Pick<DashboardPanel, 'as' | 'entity'> & { group?: string }): number | string {
  return heightOf({ name: 'panel', label, measure: 'count', ...panel }, entityOf(panel.entity), resources)
}

function entityOf(entity: string): Resource {
  const found = resources.find((resource) => resource.entity === entity)
  if (!found) throw new Error(`There is no ${entity}`)
  return found
}

it('a bar chart grouped by a choice, also one of a referenced record, is as high as its bars need [S2.31]', () => {
  // Two choices, and the records without one.
  expect(heightFor({ as: 'bar', entity: 'user', group: 'status' })).toBe('5.4rem')
  expect(heightFor({ as: 'bar', entity: 'order', group: 'user_id.status' })).toBe('5.4rem')
})

it('a bar chart with an unknown number of bars, a line chart and a funnel have the usual height [S2.31]', () => {
  expect(heightFor({ as: 'bar', entity: 'order', group: 'good_id' })).toBe(chartHeight)
  expect(heightFor({ as: 'bar', entity: 'order', group: 'user_id.province' })).toBe(chartHeight)
  expect(heightFor({ as: 'line', entity: 'order' })).toBe(chartHeight)
  expect(heightFor({ as: 'funnel', entity: 'user', group: 'status' })).toBe(chartHeight)
})
