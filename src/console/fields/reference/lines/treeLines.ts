import { linesOf, prune, withAny } from '../../../kit/tree/TreeNode.ts'
import type { TreeLine, TreeNode } from '../../../kit/tree/TreeNode.ts'
import type { MayChoose } from '../../../kit/tree/treeChecks.ts'
import { moreId } from './MoreLine.tsx'
import { nameBelow } from '../names/referredName.ts'

/** Drawing thousands would stop the page for seconds. */
const shown = 200

/** The line, of whose label those above are a part where other nodes are called so, too. */
export function toldApart(
  line: TreeLine<TreeNode>,
  lines: readonly TreeLine<TreeNode>[],
): TreeLine<TreeNode> {
  const { id, label } = line.node
  if (lines.every(({ node }) => node.id === id || node.label !== label)) return line
  const labels = new Map(lines.map(({ node }) => [node.id, node.label]))
  const above = line.ancestors.map((each) => labels.get(each) ?? '')
  return { ...line, node: { ...line.node, label: nameBelow(label, above) } }
}

/** Nodes that are called exactly as was typed. */
export function namesakesIn(lines: readonly TreeLine<TreeNode>[], text: string): string[] {
  const wanted = text.trim().toLowerCase()
  const named = lines.filter(({ node: { name, label } }) => (name ?? label).toLowerCase() === wanted)
  return wanted === '' ? [] : named.map(({ node }) => node.id)
}

/** A line that is no node of the tree, or one whose place in it is unknown. */
export function lineOf(id: string, label: string): TreeLine<TreeNode> {
  const node = { id, label, children: [] }
  return { node, depth: 0, ancestors: [], hasChildren: false, position: 1, siblings: 1 }
}

/** The nodes of these that have what was typed in their names, with those above and below them. */
export function offered(nodes: readonly TreeNode[], isAmong: MayChoose, text: string): TreeLine<TreeNode>[] {
  const among = withAny(nodes, isAmong)
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return linesOf(among)
  return linesOf(prune(among, (node) => node.label.toLowerCase().includes(wanted)))
}

/** As many as can be drawn at once, and a line that says that there are more. */
export function firstOf(lines: TreeLine<TreeNode>[], more: string): TreeLine<TreeNode>[] {
  return lines.length > shown ? [...lines.slice(0, shown), lineOf(moreId, more)] : lines
}
