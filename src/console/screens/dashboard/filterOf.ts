import type { DashboardPanel } from '#shared/contracts/Dashboard.ts'
import type { ListConditions } from '#shared/contracts/ListConditions.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { dayText } from './spanOf.ts'

/** The list filters that select a panel's records within a span of time. */
export function filterOf(
  { where = {}, time }: Pick<DashboardPanel, 'where' | 'time'>,
  { fields }: Pick<Resource, 'fields'>,
  { from, to }: { from: Date; to: Date },
): ListConditions {
  if (time === undefined) return where
  const isDay = fields.find(({ source }) => source === time)?.type === 'date'
  const text = (date: Date) => (isDay ? dayText(date) : date.toISOString())
  return { ...where, [`${time}_gte`]: text(from), [`${time}_lte`]: text(to) }
}
