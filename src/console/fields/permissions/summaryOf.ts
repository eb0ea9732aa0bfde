import { idsBelow } from '../../kit/tree/TreeNode.ts'
import type { PermissionNode } from './matrixOf.ts'

/** A page that is held, or a group of pages, and the buttons of it that are held. */
export interface SummaryLine {
  id: string
  label: string
  depth: number
  isGroup: boolean
  actions: readonly string[]
}

/** What is chosen of the tree, one line per page; a button brings its page, and a page the groups above it. */
export function summaryOf(
  nodes: readonly PermissionNode[],
  chosen: ReadonlySet<string>,
  depth = 0,
): SummaryLine[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'page' || !idsBelow<PermissionNode>(node).some((id) => chosen.has(id))) return []
    const { id, label, children } = node
    const buttons = children.filter((child) => child.type === 'button')
    const actions = buttons.filter((button) => chosen.has(button.id)).map((button) => button.label)
    const line = { id, label, depth, isGroup: children.length > buttons.length, actions }
    return [line, ...summaryOf(children, chosen, depth + 1)]
  })
}
