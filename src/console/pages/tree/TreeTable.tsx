import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { memo } from 'react'
import { useCreatePath, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { recordName } from '../../resources/recordName.ts'
import { useEntityWords } from '../../resources/useEntityWords.ts'
import type { TreeLine } from '../../widgets/TreeNode.ts'
import { useTreeKeys } from '../../widgets/useTreeKeys.ts'
import { CellValue } from '../list/CellValue.tsx'
import { RowActions } from '../list/RowActions.tsx'
import { stickyRight, stickyRightHead } from '../list/stickyRight.ts'
import { isNumeric } from '../list/useListColumns.ts'
import type { TableColumn } from '../list/useListColumns.ts'
import type { Allowed } from '../useAllowed.ts'
import type { TreeRow } from './treeRows.ts'

interface TreeTableProps {
  resource: Resource
  allowed: Allowed
  columns: readonly TableColumn[]
  lines: readonly TreeLine<TreeRow>[]
  closed: ReadonlySet<string>
  fold: (id: string, open: boolean) => void
}

/** The tree as a table; the arrow keys walk and fold it. */
export function TreeTable({ resource, allowed, columns, lines, closed, fold }: TreeTableProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const act = ({ node }: TreeLine<TreeRow>) => fold(node.id, closed.has(node.id))
  const { reachable, tree } = useTreeKeys(lines, { closed, fold, act })
  return (
    <TableContainer>
      <Table size="small" role="treegrid" aria-label={words.names} {...tree}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.source}
                align={isNumeric(column) ? 'right' : 'left'}
                sx={{ whiteSpace: 'nowrap', width: column.width }}
              >
                {words.label(column.source)}
              </TableCell>
            ))}
            <TableCell align="right" sx={stickyRightHead}>
              {translate('screens.action.actions')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <Line
              key={line.node.id}
              line={line}
              open={line.hasChildren ? !closed.has(line.node.id) : undefined}
              reachable={line.node.id === reachable}
              resource={resource}
              allowed={allowed}
              columns={columns}
              fold={fold}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface LineProps extends Omit<TreeTableProps, 'lines' | 'closed'> {
  line: TreeLine<TreeRow>
  open: boolean | undefined
  /** The one line that Tab leads to. */
  reachable: boolean
}

const Line = memo(function Line({ line, open, reachable, resource, allowed, columns, fold }: LineProps) {
  const { record } = line.node
  const addBelow = useAddBelow(resource, line.node.id)
  const compact = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <TableRow
      hover
      aria-level={line.depth + 1}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={open}
      data-tree-id={line.node.id}
      tabIndex={reachable ? 0 : -1}
      sx={{ height: 48, '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 } }}
    >
      {columns.map((column, index) => (
        <TableCell key={column.source} align={isNumeric(column) ? 'right' : 'left'}>
          <Box
            sx={{
              display: index === 0 ? 'flex' : 'contents',
              alignItems: 'center',
              pl: index === 0 ? line.depth * 3 : 0,
            }}
          >
            {index === 0 && <Arrow resource={resource} line={line} open={open} onFold={fold} />}
            <CellValue resource={resource} column={column} record={record} allowed={allowed} />
          </Box>
        </TableCell>
      ))}
      <TableCell align="right" sx={stickyRight}>
        <RowActions
          resource={resource}
          record={record}
          allowed={allowed}
          compact={compact}
          extra={allowed.create ? [addBelow] : []}
        />
      </TableCell>
    </TableRow>
  )
})

interface ArrowProps extends Pick<LineProps, 'resource' | 'line'> {
  open: boolean | undefined
  onFold: (id: string, open: boolean) => void
}

function Arrow({ resource, line, open, onFold }: ArrowProps) {
  const translate = useTranslate()
  const action = translate(open ? 'screens.action.close' : 'screens.action.open')
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={`${action} ${recordName(resource, line.node.record)}`}
      onClick={() => onFold(line.node.id, !open)}
      sx={{ mr: 0.5, visibility: line.hasChildren ? 'visible' : 'hidden' }}
    >
      <ChevronRight fontSize="small" sx={{ transform: open ? 'rotate(90deg)' : 'none' }} />
    </IconButton>
  )
}

/** The way to a new record below this one; the form starts with its parent filled in. */
function useAddBelow(resource: Resource, id: string) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const source = JSON.stringify({ [resource.parent ?? 'parent_id']: id })
  const to = createPath({ resource: resource.entity, type: 'create' })
  return { label: translate('screens.action.addChild'), to: `${to}?source=${encodeURIComponent(source)}` }
}
