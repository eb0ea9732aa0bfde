import type { Calendar, Resource } from '#shared/contracts/Resource.ts'
import type { Entry } from './entriesByDay.ts'

/** A month and the records of each of its days, by the day as YYYY-MM-DD. */
export interface DaysProps {
  resource: Resource
  calendar: Calendar
  month: Date
  weeks: readonly (readonly Date[])[]
  /** Today as YYYY-MM-DD. */
  today: string
  entries: ReadonlyMap<string, readonly Entry[]>
}
