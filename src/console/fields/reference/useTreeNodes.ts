import { useMemo } from 'react'
import { recordName } from '../../session/entities/recordName.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { useOptionName } from '../../session/entities/useOptionName.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { treeOf } from '../../kit/tree/TreeNode.ts'
import type { TreeNode } from '../../kit/tree/TreeNode.ts'
import { couldNotLoad, useOptions } from './useOptions.ts'

/** The whole tree of an entity with its names, as pickers need it; undefined while it is loading or if loading failed. */
export function useTreeNodes(entity: string) {
  const nameOf = useOptionName(entity)
  const list = useOptions(entity)
  const { data } = list
  const resource = resourceOf(entity)
  const parent = resource?.parent ?? ''
  const nodes = useMemo(() => {
    const items = data?.map((record) => ({
      id: String(record.id),
      parent: textOf(record[parent]) || null,
      label: nameOf(record),
      name: recordName(resource ?? { display: 'id' }, record),
    }))
    return (
      items &&
      treeOf<(typeof items)[number], TreeNode>(items, ({ id, label, name }, children) => ({
        id,
        label,
        name,
        children,
      }))
    )
  }, [data, resource, parent, nameOf])
  return { nodes, hasFailed: couldNotLoad(list), onRetry: () => void list.refetch() }
}
