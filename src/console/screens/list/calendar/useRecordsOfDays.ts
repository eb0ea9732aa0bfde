import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { pageRowsAtMost } from '#shared/contracts/pageLimits.ts'
import type { Calendar, Resource } from '#shared/contracts/Resource.ts'
import { fieldOf } from '../../../session/entities/resourceOf.ts'
import { useWholeFilter } from '../scope/ListScopeContext.ts'
import type { Days } from './Month.ts'
import { periodFilters } from './periodFilters.ts'

/**
 * The records on some days, among those that the list's filters find. Records that began earlier come first, then the others by
 * their beginning.
 */
export function useRecordsOfDays(resource: Resource, calendar: Calendar, days: Days) {
  const { entity } = resource
  const filters = useWholeFilter()
  const type = fieldOf(resource, calendar.from)?.type ?? 'datetime'
  const asked = periodFilters(calendar, { type }, days, filters)
  const page = {
    pagination: { page: 1, perPage: pageRowsAtMost },
    sort: { field: calendar.from, order: 'ASC' },
  } as const
  const going = useGetList<RaRecord>(
    entity,
    { ...page, filter: asked.going ?? {} },
    { enabled: asked.going !== undefined },
  )
  const beginning = useGetList<RaRecord>(entity, { ...page, filter: asked.beginning })
  const lists = asked.going ? [going, beginning] : [beginning]
  return {
    records: lists.flatMap(({ data }) => data ?? []),
    isFetching: lists.some((list) => list.isFetching),
    isFailed: lists.some(({ error, data }) => error && !data),
    isPartial: lists.some(({ total = 0 }) => total > pageRowsAtMost),
    retry: () => void Promise.all(lists.map((list) => list.refetch())),
  }
}
