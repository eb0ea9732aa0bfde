import type { MenuNode } from '../contracts/MenuNode.ts'

/** The codes of these menus and of all below them, from the top down. */
export function codesIn(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap(({ code, children }) => [code, ...codesIn(children)])
}
