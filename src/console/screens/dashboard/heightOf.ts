import type { DashboardPanel } from '#shared/contracts/Dashboard.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { groupedBy } from '../../session/entities/groupedBy.ts'

/** In pixels, of whatever has no bars, or nobody knows how many. */
export const chartHeight = 240
/** More would make the panel higher than those beside it. */
export const barsAtMost = 8
/** With the space above and below its text. */
const barHeightRem = 1.8

/** How much room a panel keeps for what it will draw, so that nothing moves when its figures come, and nothing stays empty below a few bars. */
export function heightOf(
  { as, group = '' }: DashboardPanel,
  resource: Resource,
  resources: readonly Resource[],
): number | string {
  const field = groupedBy(resource, group, resources)?.field
  const choices = field?.type === 'boolean' ? 2 : field?.options?.length
  if (as !== 'bar' || choices === undefined || choices >= barsAtMost) return chartHeight
  // One more for records in which it is not set.
  return `${(choices + 1) * barHeightRem}rem`
}
