import { idsBelow } from '../../kit/tree/TreeNode.ts'
import type { TreeNode } from '../../kit/tree/TreeNode.ts'

/** A page or button, with the properties that the matrix needs. */
export interface PermissionNode extends TreeNode {
  code: string
  type: 'page' | 'button'
  /** The address that a page opens. */
  path?: string
  children: readonly PermissionNode[]
}

/** A button's cell in the matrix. */
export interface ActionCell {
  id: string
  label: string
}

/** A row of the matrix: one page, or a group of pages. */
export interface MatrixRow {
  id: string
  label: string
  depth: number
  ancestors: readonly string[]
  /** Whether the row is a group, which has pages but no buttons. */
  isGroup: boolean
  /** The ids of the page and of everything below it. */
  ids: readonly string[]
  /** The page's buttons by column. */
  cells: Readonly<Record<string, ActionCell>>
  /** The buttons that have no column. */
  others: readonly ActionCell[]
}

/** An action that several pages have, such as create. */
export interface MatrixColumn {
  action: string
  label: string
}

/** Pages as rows, and the actions that several pages share as columns. */
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

/** The buttons of a page by the last part of their code; of two with the same part, the first. */
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
