import { idsBelow } from '../../kit/tree/TreeNode.ts'
import type { PermissionNode } from './matrixOf.ts'

/** The ids without groups of pages in which no page is chosen. */
export function withoutEmptyGroups(nodes: readonly PermissionNode[], ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  const empty = new Set(
    groupsIn(nodes)
      .filter((group) => !holdsAny(group, chosen))
      .map(({ id }) => id),
  )
  return ids.filter((id) => !empty.has(id))
}

function groupsIn(nodes: readonly PermissionNode[]): PermissionNode[] {
  return nodes.flatMap((node) => [
    ...(node.children.some(({ type }) => type === 'page') ? [node] : []),
    ...groupsIn(node.children),
  ])
}

function holdsAny(group: PermissionNode, chosen: ReadonlySet<string>): boolean {
  const groups = new Set(groupsIn([group]).map(({ id }) => id))
  return idsBelow<PermissionNode>(group).some((id) => chosen.has(id) && !groups.has(id))
}
