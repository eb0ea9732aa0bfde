import type { TreeNode } from '../../kit/tree/TreeNode.ts'
import type { DepartmentNode } from '../department/departmentTree.ts'

/** The lines of the panel beside the users: everybody, those without a department, the departments. */
export interface MemberNode extends TreeNode {
  members: number
  children: readonly MemberNode[]
}

/** The numbers of members as they come from the server. */
export interface Counts {
  nodes: readonly DepartmentNode[]
  without: number
  all: number
}

/** What the lines are called that are no departments. */
export interface NamedLines {
  all: string
  without: string
}

/** The lines of the panel. */
export function memberNodes({ nodes, without, all }: Counts, words: NamedLines): MemberNode[] {
  return [
    { id: 'all', label: words.all, members: all, children: [] },
    ...nodes,
    { id: 'without', label: words.without, members: without, children: [] },
  ]
}
