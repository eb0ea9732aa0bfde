import { queryOptions } from '@tanstack/react-query'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { isObject, textOf } from '../../../kit/text/readValue.ts'
import { currentKey } from '../../../session/api/currentQueries.ts'
import { callApi } from '../../../session/api/session.ts'
import { lookOf } from '../../../session/views/lookOf.ts'

/** All views of the person logged in, and those that others share. */
export const viewsQuery = queryOptions({
  queryKey: [...currentKey, 'views'],
  queryFn: async ({ signal }): Promise<readonly SavedView[]> => {
    const { data } = await callApi('/current/views', { signal })
    const rows: readonly unknown[] = Array.isArray(data) ? data : []
    return rows.flatMap(viewOf)
  },
  retry: 1,
})

function viewOf(row: unknown): SavedView[] {
  if (!isObject(row)) return []
  const look = lookOf(row['look'])
  if (!look) return []
  const { id, entity, title, shared, owner = null, opens } = row
  return [
    {
      id: textOf(id),
      entity: textOf(entity),
      title: textOf(title),
      look,
      shared: shared === true,
      owner: owner === null ? null : textOf(owner),
      opens: opens === true,
    },
  ]
}
