import { idsBelow } from './TreeNode.ts'
import type { TreeLine, TreeNode } from './TreeNode.ts'

/** How a node's checkbox looks: some means that only a part of what is below it is chosen. */
export type Check = 'all' | 'some' | 'none'

/** The state of a node's checkbox. */
export function checkOf(node: TreeNode, chosen: ReadonlySet<string>): Check {
  const ids = idsBelow(node)
  const count = ids.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/**
 * Checking takes everything below along and also what stands above: a button is worth nothing without its page.
 * Unchecking only clears what is below, so that a page may stay without its buttons.
 */
export function toggle({ node, ancestors }: TreeLine<TreeNode>, chosen: ReadonlySet<string>): string[] {
  const below = idsBelow(node)
  const onlyItself = chosen.has(node.id) && below.every((id) => id === node.id || !chosen.has(id))
  const clears = checkOf(node, chosen) === 'all' || (onlyItself && below.length > 1)
  if (clears) return [...chosen].filter((id) => !below.includes(id))
  return [...new Set([...chosen, ...ancestors, ...below])]
}
