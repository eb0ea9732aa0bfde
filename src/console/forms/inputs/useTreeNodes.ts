import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import type { FenxiaoDataProvider, TreeRecord } from '../../providers/FenxiaoDataProvider.ts'
import { recordName } from '../../resources/recordName.ts'
import { resourceOf } from '../../resources/resourceOf.ts'
import type { TreeNode } from '../../widgets/TreeNode.ts'

/** The whole tree of an entity, as the pickers take it; undefined while it is loading. */
export function useTreeNodes(entity: string) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const { data, isError } = useQuery({
    queryKey: [entity, 'getTree'],
    queryFn: async ({ signal }) => (await dataProvider.getTree(entity, { signal })).data,
    retry: false,
  })
  const display = resourceOf(entity)?.display ?? 'id'
  const nodes = useMemo(() => data && nodesOf(data, display), [data, display])
  return { nodes: isError ? [] : nodes }
}

function nodesOf(records: readonly TreeRecord[], display: string): TreeNode[] {
  return records.map((record) => ({
    id: String(record.id),
    label: recordName({ display }, record),
    children: nodesOf(record.children ?? [], display),
  }))
}
