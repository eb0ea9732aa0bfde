import { idsBelow } from './TreeNode.ts'
import type { TreeLine, TreeNode } from './TreeNode.ts'

/** The state of a node's checkbox; `some` means that only some of the node and the nodes below it are chosen. */
export type Check = 'all' | 'some' | 'none'

/** Whether a node may be chosen at all. */
export type MayChoose = (id: string) => boolean

/** The state of a node's checkbox. */
export function checkOf(node: TreeNode, chosen: ReadonlySet<string>): Check {
  const ids = idsBelow(node)
  const count = ids.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/**
 * Checking a node also checks everything below it and its ancestors, because a button is useless without its page. Unchecking
 * clears only the node and those below it, so that a page may stay without its buttons. Nodes that may not be chosen stay as
 * they are.
 */
export function toggle(
  { node, ancestors }: TreeLine<TreeNode>,
  chosen: ReadonlySet<string>,
  may: MayChoose = allowAll,
): string[] {
  const below = idsBelow(node).filter(may)
  if (below.length === 0) return [...chosen]
  const onlyItself = chosen.has(node.id) && below.every((id) => id === node.id || !chosen.has(id))
  const clears = below.every((id) => chosen.has(id)) || (onlyItself && below.length > 1)
  if (clears) return [...chosen].filter((id) => !below.includes(id))
  return [...new Set([...chosen, ...ancestors.filter(may), ...below])]
}

/** Checks a node and its ancestors, but nothing below; or unchecks the node with everything below. */
export function toggleOnly(
  { node, ancestors }: TreeLine<TreeNode>,
  chosen: ReadonlySet<string>,
  may: MayChoose = allowAll,
): string[] {
  const below = idsBelow(node).filter(may)
  const rest = [...chosen].filter((id) => !below.includes(id))
  const isAlone = chosen.has(node.id) && below.every((id) => id === node.id || !chosen.has(id))
  if (isAlone || !may(node.id)) return rest
  return [...new Set([...rest, ...ancestors.filter(may), node.id])]
}

/** Allows everything, as a check that refuses no node. */
export function allowAll(): boolean {
  return true
}
