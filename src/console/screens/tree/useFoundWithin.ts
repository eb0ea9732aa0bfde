import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { idsBelow } from '../../kit/tree/TreeNode.ts'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { withinFilters } from './treeFilters.ts'
import { rowsOf, treeKey } from './treeRows.ts'
import type { TreeRow } from './treeRows.ts'

/**
 * The rows that refer to a chosen node or to any node below it. Only the server can find them; all other filters are evaluated
 * here.
 */
export function useFoundWithin(resource: Resource, values: Values) {
  const { entity } = resource
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const filter = withinFilters(resource, values)
  const isAsked = Object.keys(filter).length > 0
  const { data, error, refetch } = useQuery({
    // Below the tree's key, so that a refetch of the tree includes these rows.
    queryKey: [...treeKey(entity), 'within', filter],
    queryFn: async ({ signal }) => (await dataProvider.getTree(entity, { filter, signal })).data,
    select: idsOf,
    retry: false,
    enabled: isAsked,
  })
  return { isAsked, ids: isAsked ? data : undefined, error: isAsked && !data ? error : null, refetch }
}

function idsOf(records: Parameters<typeof rowsOf>[0]): ReadonlySet<string> {
  return new Set(rowsOf(records).flatMap(idsBelow<TreeRow>))
}
