import { queryOptions } from '@tanstack/react-query'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isRecord } from '../../../session/api/dataProvider/isRecord.ts'
import { callApi } from '../../../session/api/session.ts'

/** The page of deleted records to load. */
export interface DeletedRequest {
  /** Counted from 1. */
  page: number
  /** The search text; empty for all records. */
  search: string
}

/** The number of records on a page. */
export const deletedPerPage = 20

/** The deleted records of an entity that are still kept, the last deleted first. */
export function deletedQuery({ entity, path }: Resource, { page, search }: DeletedRequest) {
  return queryOptions({
    // Below the entity's key, so that every deletion also invalidates this list.
    queryKey: [entity, 'getDeleted', page, search],
    queryFn: async ({ signal }) => {
      const first = (page - 1) * deletedPerPage
      const parameters = new URLSearchParams({
        range: JSON.stringify([first, first + deletedPerPage - 1]),
        ...(search !== '' && { q: search }),
      })
      const { data, total = 0 } = await callApi(`${path}/deleted?${parameters.toString()}`, { signal })
      if (!Array.isArray(data)) throw new TypeError('The server answered no records')
      return { records: data.filter(isRecord), total }
    },
    retry: false,
    // Always stale, because records are deleted elsewhere too.
    staleTime: 0,
  })
}
