import type { TreeNode } from '../../kit/tree/TreeNode.ts'
import type { DepartmentNode } from '../department/departmentTree.ts'

/** A line of the panel beside the users: all users, users without a department, or a department. */
export interface MemberNode extends TreeNode {
  members: number
  children: readonly MemberNode[]
}

/** The numbers of members, as loaded from the server. */
export interface Counts {
  nodes: readonly DepartmentNode[]
  without: number
  all: number
}

/** The names of the two lines that are no departments. */
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
