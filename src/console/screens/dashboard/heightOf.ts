import type { DashboardPanel } from '#shared/contracts/Dashboard.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { groupedBy } from '../../session/entities/groupedBy.ts'

/** The height in pixels of panels without bars, and of those with the most bars or an unknown number of them. */
export const chartHeight = 240
/** The largest number of bars in a panel; more would make it higher than its neighbours. */
export const barsAtMost = 8
/** The height of a bar in rem, including the space above and below its text. */
const barHeightRem = 1.8

/**
 * The height that a panel reserves for its chart: nothing moves when the figures arrive, and no space stays empty below a few
 * bars.
 */
export function heightOf(
  { as, group = '' }: DashboardPanel,
  resource: Resource,
  resources: readonly Resource[],
): number | string {
  const field = groupedBy(resource, group, resources)?.field
  const choices = field?.type === 'boolean' ? 2 : field?.options?.length
  if (as !== 'bar' || choices === undefined || choices >= barsAtMost) return chartHeight
  // One extra bar for records whose property is not set.
  return `${(choices + 1) * barHeightRem}rem`
}
