import { describe, expect, it } from 'vitest'
import { idsBelow, linesOf, prune } from '#console/kit/tree/TreeNode.ts'
import type { TreeNode } from '#console/kit/tree/TreeNode.ts'
import { checkOf, toggle } from '#console/kit/tree/treeChecks.ts'

const leaf = (id: string): TreeNode => ({ id, label: id, children: [] })
const page: TreeNode = { id: 'page', label: 'page', children: [leaf('create'), leaf('edit')] }
const tree: TreeNode[] = [{ id: 'group', label: 'group', children: [page, leaf('other')] }]
const lineOf = (id: string) => {
  const line = linesOf(tree).find(({ node }) => node.id === id)
  if (!line) throw new Error(`no line ${id}`)
  return line
}

describe('a tree of checkboxes', () => {
  it('checks all nodes above and below a checked one [S5.03]', () => {
    expect(new Set(toggle(lineOf('create'), new Set()))).toEqual(new Set(['group', 'page', 'create']))
    expect(new Set(toggle(lineOf('page'), new Set()))).toEqual(new Set(['group', 'page', 'create', 'edit']))
  })

  it('keeps a page checked when its buttons are unchecked', () => {
    const chosen = toggle(lineOf('create'), new Set(['group', 'page', 'create']))
    expect(chosen).toEqual(['group', 'page'])
    expect(checkOf(page, new Set(chosen))).toBe('some')
  })

  it('unchecks a page that stands alone, and a fully checked one with all its buttons', () => {
    expect(toggle(lineOf('page'), new Set(['group', 'page']))).toEqual(['group'])
    expect(toggle(lineOf('page'), new Set(['group', ...idsBelow(page)]))).toEqual(['group'])
  })

  it('shows a partly checked parent as half checked', () => {
    expect(checkOf(page, new Set(['create']))).toBe('some')
    expect(checkOf(page, new Set(idsBelow(page)))).toBe('all')
    expect(checkOf(page, new Set())).toBe('none')
  })

  it('keeps the ancestors of a found node', () => {
    expect(linesOf(prune(tree, ({ id }) => id === 'edit')).map(({ node }) => node.id)).toEqual([
      'group',
      'page',
      'edit',
    ])
  })

  it('shows only the children of open nodes', () => {
    const ids = linesOf(tree, ({ id }) => id !== 'page').map(({ node }) => node.id)
    expect(ids).toEqual(['group', 'page', 'other'])
  })
})
