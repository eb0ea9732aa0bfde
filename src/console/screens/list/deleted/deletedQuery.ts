import { queryOptions } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isObject } from '../../../kit/text/readValue.ts'
import { callApi } from '../../../session/api/session.ts'

/** Which of the deleted records are asked for. */
export interface AskedDeleted {
  /** From 1 on. */
  page: number
  /** Empty: all of them. */
  search: string
}

/** How many are shown at once. */
export const deletedPerPage = 20

/** The records of an entity that were deleted and are kept, the last one first. */
export function deletedQuery({ entity, path }: Resource, { page, search }: AskedDeleted) {
  return queryOptions({
    // Below the entity's key, so that whatever deletes a record makes the list old as well.
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
    // Records are deleted elsewhere, too.
    staleTime: 0,
  })
}

function isRecord(value: unknown): value is RaRecord {
  return isObject(value) && typeof value['id'] === 'string'
}
