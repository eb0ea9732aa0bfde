import { queryOptions } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { recordsAtMost } from '#shared/contracts/BulkReport.ts'
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
export function deletedQuery(resource: Resource, { page, search }: DeletedRequest) {
  return queryOptions({
    // Below the entity's key, so that every deletion also invalidates this list.
    queryKey: [resource.entity, 'getDeleted', page, search],
    queryFn: ({ signal }) => {
      const first = (page - 1) * deletedPerPage
      return loadDeleted(resource, { search, first, count: deletedPerPage, signal })
    },
    retry: false,
    // Always stale, because records are deleted elsewhere too.
    staleTime: 0,
  })
}

/** Loads all deleted records that a search finds, or the latest of them if they are more than one call restores. */
export async function loadAllDeleted(resource: Resource, search: string): Promise<RaRecord[]> {
  return (await loadDeleted(resource, { search, first: 0, count: recordsAtMost })).records
}

interface Part {
  search: string
  first: number
  count: number
  signal?: AbortSignal
}

async function loadDeleted({ path }: Resource, { search, first, count, signal }: Part) {
  const parameters = new URLSearchParams({
    range: JSON.stringify([first, first + count - 1]),
    ...(search !== '' && { q: search }),
  })
  const { data, total = 0 } = await callApi(`${path}/deleted?${parameters.toString()}`, {
    ...(signal && { signal }),
  })
  if (!Array.isArray(data)) throw new TypeError('The server answered no records')
  return { records: data.filter(isRecord), total }
}
