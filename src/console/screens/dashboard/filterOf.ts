import type { DashboardPanel } from '#shared/contracts/Dashboard.ts'
import type { ListConditions } from '#shared/contracts/ListConditions.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { dayText } from './spanOf.ts'

/** The filters of the list that a panel's records are found by, within a stretch of time. */
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
