import { queryOptions } from '@tanstack/react-query'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { currentKey } from '../../../session/api/currentQueries.ts'
import { callApi } from '../../../session/api/session.ts'
import { viewOf } from './viewOf.ts'

/** All views of the current user, and those that other users share. */
export const viewsQuery = queryOptions({
  queryKey: [...currentKey, 'views'],
  queryFn: async ({ signal }): Promise<readonly SavedView[]> => {
    const { data } = await callApi('/current/views', { signal })
    const rows: readonly unknown[] = Array.isArray(data) ? data : []
    return rows.map(viewOf).filter((view) => view !== undefined)
  },
  retry: 1,
})
