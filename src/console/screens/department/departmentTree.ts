import type { DepartmentMembers } from '#shared/permissions/DepartmentMembers.ts'
import { treeOf } from '../../kit/tree/TreeNode.ts'
import type { TreeNode } from '../../kit/tree/TreeNode.ts'

/** A department by name, with the numbers of its own members and of all members below it. */
export interface DepartmentNode extends TreeNode {
  own: number
  /** Its own members and those of all departments below it. */
  members: number
  children: readonly DepartmentNode[]
}

/** Builds the tree from the flat list; a department whose parent is missing becomes a root. */
export function departmentTree(departments: readonly DepartmentMembers[]): DepartmentNode[] {
  const items = departments.map(({ parent_id: parent, ...rest }) => ({ ...rest, parent }))
  return treeOf<(typeof items)[number], DepartmentNode>(items, ({ id, name, members }, children) => {
    const deeper = children.reduce((sum, child) => sum + child.members, 0)
    return { id, label: name, own: members, members: members + deeper, children }
  })
}

/** Finds a department in the tree by its id. */
export function departmentIn(nodes: readonly DepartmentNode[], id: string): DepartmentNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : departmentIn(node.children, id)
    if (found) return found
  }
  return undefined
}
