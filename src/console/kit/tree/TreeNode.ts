import { parentsAmong } from '#shared/parentsAmong.ts'

/** A node of a tree, as the pickers and the tree table use it. */
export interface TreeNode {
  id: string
  label: string
  /** The node's name, if the label contains more than the name, such as a state. */
  name?: string
  children: readonly TreeNode[]
}

/** A node with its place in the tree, as a line of a list. */
export interface TreeLine<Node> {
  node: Node
  depth: number
  /** The ids from the root to the parent. */
  ancestors: readonly string[]
  hasChildren: boolean
  /** The position among its siblings, and their number, for screen readers. */
  position: number
  siblings: number
}

interface Branch<Node> {
  id: string
  children: readonly Node[]
}

/** The tree as lines, parents first; `opens` decides which nodes show their children. */
export function linesOf<Node extends Branch<Node>>(
  nodes: readonly Node[],
  opens: (node: Node) => boolean = () => true,
  ancestors: readonly string[] = [],
): TreeLine<Node>[] {
  return nodes.flatMap((node, index) => {
    const line = {
      node,
      depth: ancestors.length,
      ancestors,
      hasChildren: node.children.length > 0,
      position: index + 1,
      siblings: nodes.length,
    }
    return [line, ...(opens(node) ? linesOf(node.children, opens, [...ancestors, node.id]) : [])]
  })
}

/** Makes a tree of records that name their parents; a record whose parent is missing is at the top. */
export function treeOf<Item extends { id: string; parent: string | null }, Node>(
  items: readonly Item[],
  nodeOf: (item: Item, children: Node[]) => Node,
): Node[] {
  const parents = parentsAmong(items)
  const below = new Map<string | null, Item[]>()
  for (const item of items) {
    const parent = parents.get(item.id) ?? null
    const siblings = below.get(parent)
    if (siblings) siblings.push(item)
    else below.set(parent, [item])
  }
  const nodesBelow = (parent: string | null): Node[] =>
    (below.get(parent) ?? []).map((item) => nodeOf(item, nodesBelow(item.id)))
  return nodesBelow(null)
}

/** The matching nodes with their ancestors; a matching node keeps everything below it. */
export function prune<Node extends Branch<Node>>(
  nodes: readonly Node[],
  matches: (node: Node) => boolean,
): Node[] {
  return nodes.flatMap((node) => {
    if (matches(node)) return [node]
    const children = prune(node.children, matches)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** The matching nodes and their ancestors. */
export function withAny<Node extends Branch<Node>>(
  nodes: readonly Node[],
  matches: (id: string) => boolean,
): Node[] {
  return nodes.flatMap((node) => {
    const children = withAny(node.children, matches)
    return children.length > 0 || matches(node.id) ? [{ ...node, children }] : []
  })
}

/** The ids of a node and of all nodes below it. */
export function idsBelow<Node extends Branch<Node>>(node: Node): string[] {
  return [node.id, ...node.children.flatMap(idsBelow)]
}
