import type { Calendar, Field } from '#shared/contracts/Resource.ts'
import { formatDay } from '../../../kit/text/formatDateTime.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import type { Days } from './Month.ts'

type Filters = Readonly<Record<string, unknown>>

/**
 * The list filters that find the records of some days: those that begin on one of them, and those that began earlier and have not
 * ended.
 */
export function periodFilters(
  { from, to }: Calendar,
  { type }: Pick<Field, 'type'>,
  { first, after }: Days,
  filters: Filters,
): { beginning: Filters; going: Filters | undefined } {
  const valueOf = (day: Date) => (type === 'date' ? formatDay(day) : day.toISOString())
  const [begin, end] = [valueOf(first), valueOf(after)]
  const beginning = { ...filters, ...later(filters, `${from}_gte`, begin), [`${from}_lt`]: end }
  if (to === undefined) return { beginning, going: undefined }
  const going = { ...filters, [`${from}_lt`]: begin, ...later(filters, `${to}_gte`, begin) }
  return { beginning, going }
}

/** The later of the user's own lower limit and this one. */
function later(filters: Filters, name: string, value: string): Filters {
  const own = textOf(filters[name])
  return { [name]: own > value ? own : value }
}
