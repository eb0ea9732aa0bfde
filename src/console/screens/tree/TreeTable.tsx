import Table from '@mui/material/Table'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { LinePieces } from '../../kit/tree/LinePieces.tsx'
import type { TreeLine } from '../../kit/tree/TreeNode.ts'
import { useTreeKeys } from '../../kit/tree/useTreeKeys.ts'
import { stickyLeftHead, stickyRightHead } from '../../kit/widgets/stickyColumns.ts'
import { isNumeric } from '../list/columns/useListColumns.ts'
import type { TableColumn } from '../list/columns/useListColumns.ts'
import { watchWidth } from '../../kit/widgets/watchWidth.ts'
import type { AllowedActions } from '../../session/access/useAllowed.ts'
import { lineHeight, TreeTableLine } from './TreeTableLine.tsx'
import type { TreeRow } from './treeRows.ts'
import { useStepKeys } from './useStepKeys.ts'
import { useTreeDrag } from './useTreeDrag.ts'
import type { TreeMoves } from './useTreeMoves.ts'

interface TreeTableProps {
  resource: Resource
  allowed: AllowedActions
  columns: readonly TableColumn[]
  lines: readonly TreeLine<TreeRow>[]
  closed: ReadonlySet<string>
  fold: (id: string, open: boolean) => void
  /** Absent if the order cannot be changed. */
  moves: TreeMoves | undefined
}

/** The tree as a table. The arrow keys walk and fold it, Alt with an arrow key moves a row, and a handle drags it. */
export function TreeTable({ resource, allowed, columns, lines, closed, fold, moves }: TreeTableProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const act = ({ node }: TreeLine<TreeRow>) => fold(node.id, closed.has(node.id))
  const { reachable, tree } = useTreeKeys(lines, { closed, fold, act })
  const stepByKey = useStepKeys(moves)
  const drag = useTreeDrag(moves)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!stepByKey(event)) tree.onKeyDown(event)
  }
  return (
    <TableContainer ref={watchWidth}>
      <Table
        size="small"
        role="treegrid"
        aria-label={words.names}
        aria-description={moves && translate('permissions.tree.keys')}
        onFocus={tree.onFocus}
        onKeyDown={onKeyDown}
        {...drag.table}
      >
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell
                key={column.source}
                align={isNumeric(column) ? 'right' : 'left'}
                sx={{ whiteSpace: 'nowrap', width: column.width, ...(index === 0 && stickyLeftHead) }}
              >
                {words.label(column.source)}
              </TableCell>
            ))}
            <TableCell align="right" sx={stickyRightHead}>
              {translate('screens.action.actions')}
            </TableCell>
          </TableRow>
        </TableHead>
        <LinePieces
          inTable
          lineHeight={lineHeight}
          lines={lines}
          isReachable={({ node }) => node.id === reachable}
        >
          {(line) => (
            <TreeTableLine
              key={line.node.id}
              line={line}
              open={line.hasChildren ? !closed.has(line.node.id) : undefined}
              reachable={line.node.id === reachable}
              resource={resource}
              allowed={allowed}
              columns={columns}
              fold={fold}
              moves={moves}
              isDragged={line.node.id === drag.dragged}
              dropSide={drag.target?.id === line.node.id ? drag.target.side : undefined}
            />
          )}
        </LinePieces>
      </Table>
    </TableContainer>
  )
}
