import { describe, expect, it } from 'vitest'
import { namesakesIn, offeredLines } from '#console/fields/reference/lines/treeLines.ts'
import { linesOf } from '#console/kit/tree/TreeNode.ts'
import type { TreeNode } from '#console/kit/tree/TreeNode.ts'

const node = (id: string, children: TreeNode[] = [], label = id): TreeNode => ({
  id,
  label,
  name: id,
  children,
})

const tree = [node('West', [node('Hall'), node('Shop', [], 'Shop (closed)'), node('Shop 2')]), node('East')]

/** The lines that a picker shows of the tree if all places except closed ones may be chosen. */
function listed(text: string): string[] {
  const named = new Set(namesakesIn(linesOf(tree), text))
  const isAmong = (id: string) => id !== 'Shop' || named.has(id)
  return offeredLines(tree, isAmong, text).map((line) => line.node.label)
}

describe('the lines of a tree picker', () => {
  it('omit nodes that may not be chosen until their full name is typed', () => {
    expect(listed('')).toEqual(['West', 'Hall', 'Shop 2', 'East'])
    expect(listed('sho')).toEqual(['West', 'Shop 2'])
    expect(listed(' shop ')).toEqual(['West', 'Shop (closed)', 'Shop 2'])
  })

  it('do not match a node without a name to an empty search', () => {
    expect(namesakesIn(linesOf([node('')]), ' ')).toEqual([])
  })
})
