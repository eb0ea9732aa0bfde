import { describe, expect, it } from 'vitest'
import { matrixOf } from '#console/fields/permissions/matrixOf.ts'
import type { PermissionNode } from '#console/fields/permissions/matrixOf.ts'
import { checkOfIds, columnIds, tick, tickColumn } from '#console/fields/permissions/matrixTicks.ts'
import { summaryOf } from '#console/fields/permissions/summaryOf.ts'
import { withoutEmptyGroups } from '#console/fields/permissions/withoutEmptyGroups.ts'
import { linesOf } from '#console/kit/tree/TreeNode.ts'
import { toggle, toggleOnly } from '#console/kit/tree/treeChecks.ts'

const button = (code: string): PermissionNode => ({
  id: code,
  code,
  label: code,
  type: 'button',
  children: [],
})
const page = (code: string, children: readonly PermissionNode[]): PermissionNode => ({
  id: code,
  code,
  label: code,
  type: 'page',
  children,
})
const nodes = [
  page('sales', [
    page('good', [button('good.edit'), button('good.create'), button('good.publish')]),
    page('order', [button('order.create'), button('order.edit'), button('order.pay'), button('odd')]),
  ]),
  page('log', []),
]
const matrix = matrixOf(nodes)
const rowOf = (id: string) => {
  const row = matrix.rows.find((each) => each.id === id)
  if (!row) throw new Error(`no row ${id}`)
  return row
}
const anything = () => true
const nothing = { chosen: new Set<string>(), may: anything }

describe('the matrix of pages and actions', () => {
  it('has a row per page and a column per action that several pages share [S3.03]', () => {
    expect(matrix.columns.map(({ action }) => action)).toEqual(['create', 'edit'])
    expect(matrix.rows.map(({ id, isGroup }) => [id, isGroup])).toEqual([
      ['sales', true],
      ['good', false],
      ['order', false],
      ['log', false],
    ])
    expect(rowOf('order').others.map(({ id }) => id)).toEqual(['order.pay', 'odd'])
  })

  it('ticks the page and groups of a ticked button, and clears the buttons of a cleared page', () => {
    const chosen = tick(nothing, rowOf('good'), ['good.edit'], true)
    expect(new Set(chosen)).toEqual(new Set(['sales', 'good', 'good.edit']))
    expect(tick({ chosen: new Set(chosen), may: anything }, rowOf('good'), ['good'], false)).toEqual([
      'sales',
    ])
    expect(tick({ chosen: new Set(chosen), may: anything }, rowOf('good'), ['good.edit'], false)).toEqual([
      'sales',
      'good',
    ])
  })

  it('ticks whole columns, and shows a partly ticked column as such', () => {
    const chosen = new Set(tickColumn(nothing, matrix, 'edit', true))
    expect(chosen).toEqual(new Set(['sales', 'good', 'good.edit', 'order', 'order.edit']))
    expect(checkOfIds(columnIds(matrix, 'edit', anything), chosen)).toBe('all')
    expect(checkOfIds(columnIds(matrix, undefined, anything), chosen)).toBe('some')
    const cleared = tickColumn({ chosen, may: anything }, matrix, undefined, false)
    expect(cleared).toEqual(['sales'])
  })

  it('does not change permissions that the editor may not grant [S6.01]', () => {
    const may = (id: string) => !id.startsWith('order')
    const held = { chosen: new Set(['sales', 'order', 'order.pay']), may }
    expect(new Set(tickColumn(held, matrix, 'edit', true))).toEqual(
      new Set(['sales', 'order', 'order.pay', 'good', 'good.edit']),
    )
    expect(tick(held, rowOf('sales'), rowOf('sales').ids, false)).toEqual(['order', 'order.pay'])
    expect(columnIds(matrix, 'edit', may)).toEqual(['good.edit'])
  })

  it('drops groups that have no page left', () => {
    expect(withoutEmptyGroups(nodes, ['sales'])).toEqual([])
    expect(withoutEmptyGroups(nodes, ['sales', 'good', 'log'])).toEqual(['sales', 'good', 'log'])
  })
})

describe('the tree of permissions', () => {
  const lineOf = (id: string) => {
    const line = linesOf(nodes).find(({ node }) => node.id === id)
    if (!line) throw new Error(`no line ${id}`)
    return line
  }

  it('can tick a page without its buttons', () => {
    expect(toggleOnly(lineOf('good'), new Set(['good.edit']))).toEqual(['sales', 'good'])
    expect(toggleOnly(lineOf('good'), new Set(['sales', 'good']))).toEqual(['sales'])
  })

  it('ticks only permissions that the editor may grant [S6.01]', () => {
    const may = (id: string) => id !== 'good.publish'
    expect(new Set(toggle(lineOf('good'), new Set(), may))).toEqual(
      new Set(['sales', 'good', 'good.edit', 'good.create']),
    )
    expect(toggle(lineOf('good.publish'), new Set(['log']), may)).toEqual(['log'])
    const full = new Set(['sales', 'good', 'good.edit', 'good.create', 'good.publish'])
    expect(toggle(lineOf('good'), full, may)).toEqual(['sales', 'good.publish'])
  })
})

describe('the summary of permissions', () => {
  it('lists the held permissions page by page, under their groups [S3.03]', () => {
    const told = summaryOf(nodes, new Set(['good.edit', 'order', 'order.pay']))
    expect(told.map(({ label, depth, actions }) => [label, depth, actions])).toEqual([
      ['sales', 0, []],
      ['good', 1, ['good.edit']],
      ['order', 1, ['order.pay']],
    ])
    expect(told.map(({ isGroup }) => isGroup)).toEqual([true, false, false])
  })
})
