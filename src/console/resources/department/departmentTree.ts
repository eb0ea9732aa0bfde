import type { DepartmentMembers } from '#shared/permissions/DepartmentMembers.ts'
import type { TreeNode } from '../../widgets/TreeNode.ts'

/** A department by name with its own members and those of all departments below it. */
export interface DepartmentNode extends TreeNode {
  own: number
  /** Its own members and those below. */
  members: number
  children: readonly DepartmentNode[]
}

const top = ''

/** The flat list as a tree; a department whose parent is missing stands at the top. */
export function departmentTree(departments: readonly DepartmentMembers[]): DepartmentNode[] {
  const known = new Set(departments.map(({ id }) => id))
  const below = new Map<string, DepartmentMembers[]>()
  for (const each of departments) {
    const parent = each.parent_id !== null && known.has(each.parent_id) ? each.parent_id : top
    below.set(parent, [...(below.get(parent) ?? []), each])
  }
  const nodesBelow = (parent: string): DepartmentNode[] =>
    (below.get(parent) ?? []).map(({ id, name, members }) => {
      const children = nodesBelow(id)
      const deeper = children.reduce((sum, child) => sum + child.members, 0)
      return { id, label: name, own: members, members: members + deeper, children }
    })
  return nodesBelow(top)
}

/** A department of the tree by its id. */
export function departmentIn(nodes: readonly DepartmentNode[], id: string): DepartmentNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : departmentIn(node.children, id)
    if (found) return found
  }
  return undefined
}
