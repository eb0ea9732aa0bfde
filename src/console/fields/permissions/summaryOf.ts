import { idsBelow } from '../../kit/tree/TreeNode.ts'
import type { PermissionNode } from './matrixOf.ts'

/** A held page or a group of pages, with the labels of its held buttons. */
export interface SummaryLine {
  id: string
  label: string
  depth: number
  isGroup: boolean
  actions: readonly string[]
}

/** The chosen part of the tree, one line per page; a chosen button includes its page, and a page the groups above it. */
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
