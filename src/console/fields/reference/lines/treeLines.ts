import { linesOf, prune, withAny } from '../../../kit/tree/TreeNode.ts'
import type { TreeLine, TreeNode } from '../../../kit/tree/TreeNode.ts'
import type { MayChoose } from '../../../kit/tree/treeChecks.ts'
import { moreLineId } from './MoreLine.tsx'
import { nameBelow } from '../names/referredName.ts'

/** The number of lines drawn at once; thousands would block the page for seconds. */
const shown = 200

/** The line, with the names above it in its label if other nodes have the same label. */
export function disambiguated(
  line: TreeLine<TreeNode>,
  lines: readonly TreeLine<TreeNode>[],
): TreeLine<TreeNode> {
  const { id, label } = line.node
  if (lines.every(({ node }) => node.id === id || node.label !== label)) return line
  const labels = new Map(lines.map(({ node }) => [node.id, node.label]))
  const above = line.ancestors.map((each) => labels.get(each) ?? '')
  return { ...line, node: { ...line.node, label: nameBelow(label, above) } }
}

/** The ids of the nodes whose name equals the typed text. */
export function namesakesIn(lines: readonly TreeLine<TreeNode>[], text: string): string[] {
  const wanted = text.trim().toLowerCase()
  const named = lines.filter(({ node: { name, label } }) => (name ?? label).toLowerCase() === wanted)
  return wanted === '' ? [] : named.map(({ node }) => node.id)
}

/** A line that is no node of the tree, or a node whose place in the tree is unknown. */
export function lineOf(id: string, label: string): TreeLine<TreeNode> {
  const node = { id, label, children: [] }
  return { node, depth: 0, ancestors: [], hasChildren: false, position: 1, siblings: 1 }
}

/** The offered nodes whose names contain the typed text, with the nodes above and below them. */
export function offeredLines(
  nodes: readonly TreeNode[],
  isAmong: MayChoose,
  text: string,
): TreeLine<TreeNode>[] {
  const among = withAny(nodes, isAmong)
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return linesOf(among)
  return linesOf(prune(among, (node) => node.label.toLowerCase().includes(wanted)))
}

/** The lines that can be drawn at once, followed by a line that says that there are more. */
export function firstOf(lines: TreeLine<TreeNode>[], more: string): TreeLine<TreeNode>[] {
  return lines.length > shown ? [...lines.slice(0, shown), lineOf(moreLineId, more)] : lines
}
