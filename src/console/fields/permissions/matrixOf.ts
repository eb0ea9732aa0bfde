import { idsBelow } from '../../kit/tree/TreeNode.ts'
import type { TreeNode } from '../../kit/tree/TreeNode.ts'

/** A page or button as the matrix needs it. */
export interface PermissionNode extends TreeNode {
  code: string
  type: 'page' | 'button'
  children: readonly PermissionNode[]
}

/** A button in the matrix. */
export interface ActionCell {
  id: string
  label: string
}

/** One page of the matrix, or a group of pages. */
export interface MatrixRow {
  id: string
  label: string
  depth: number
  ancestors: readonly string[]
  /** A group holds pages and no buttons. */
  isGroup: boolean
  /** The page and everything below it. */
  ids: readonly string[]
  /** By column. */
  cells: Readonly<Record<string, ActionCell>>
  /** Buttons without a column. */
  others: readonly ActionCell[]
}

/** An action that several pages have, such as create. */
export interface MatrixColumn {
  action: string
  label: string
}

/** Pages as rows, the actions that several pages share as columns. */
export interface Matrix {
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
}

const usual = ['create', 'edit', 'delete', 'restore', 'purge', 'export', 'import']
const mostColumns = 6

/** Arranges the tree of pages and buttons as a matrix. */
export function matrixOf(nodes: readonly PermissionNode[]): Matrix {
  const columns = columnsOf(pagesIn(nodes))
  const actions = new Set(columns.map(({ action }) => action))
  return { columns, rows: rowsOf(nodes, actions, []) }
}

function columnsOf(pages: readonly PermissionNode[]): MatrixColumn[] {
  const found = new Map<string, { label: string; count: number }>()
  for (const page of pages) {
    for (const [action, { label }] of actionsOf(page)) {
      found.set(action, {
        label: found.get(action)?.label ?? label,
        count: (found.get(action)?.count ?? 0) + 1,
      })
    }
  }
  const rank = (action: string) => (usual.includes(action) ? usual.indexOf(action) : usual.length)
  return [...found]
    .filter(([, { count }]) => count > 1)
    .sort(([one, { count }], [other, { count: otherCount }]) => rank(one) - rank(other) || otherCount - count)
    .slice(0, mostColumns)
    .map(([action, { label }]) => ({ action, label }))
}

function rowsOf(
  nodes: readonly PermissionNode[],
  columns: ReadonlySet<string>,
  ancestors: readonly string[],
): MatrixRow[] {
  return nodes
    .filter(({ type }) => type === 'page')
    .flatMap((page) => {
      const { id, label, children } = page
      const actions = [...actionsOf(page)]
      const cells = Object.fromEntries(actions.filter(([action]) => columns.has(action)))
      const inCells = new Set(Object.values(cells).map((cell) => cell.id))
      const buttons = children.filter((child) => child.type === 'button')
      const row = {
        id,
        label,
        depth: ancestors.length,
        ancestors,
        isGroup: buttons.length === 0 && children.length > 0,
        ids: idsBelow(page),
        cells,
        others: buttons.filter((button) => !inCells.has(button.id)).map(cellOf),
      }
      return [row, ...rowsOf(children, columns, [...ancestors, id])]
    })
}

/** The buttons of a page by the last part of their code; of two with the same one, the first. */
function actionsOf({ code, children }: PermissionNode): Map<string, ActionCell> {
  const actions = new Map<string, ActionCell>()
  for (const child of children) {
    const action = child.code.startsWith(`${code}.`) ? child.code.slice(code.length + 1) : ''
    if (child.type === 'button' && action !== '' && !actions.has(action)) actions.set(action, cellOf(child))
  }
  return actions
}

function cellOf({ id, label }: PermissionNode): ActionCell {
  return { id, label }
}

function pagesIn(nodes: readonly PermissionNode[]): PermissionNode[] {
  return nodes.flatMap((node) => (node.type === 'page' ? [node, ...pagesIn(node.children)] : []))
}
