import ChevronRight from '@mui/icons-material/ChevronRight'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { recordName } from '../../session/entities/recordName.ts'
import type { TreeLine } from '../../kit/tree/TreeNode.ts'
import { CellValue } from '../list/rows/CellValue.tsx'
import { RowActions } from '../list/rows/RowActions.tsx'
import type { RecordLink } from '../actions/RecordLink.ts'
import { stickyLeft, stickyRight } from '../../kit/widgets/stickyColumns.ts'
import { isNumeric } from '../list/columns/useListColumns.ts'
import type { TableColumn } from '../list/columns/useListColumns.ts'
import { useNewRecordPath } from '../actions/NewRecordContext.ts'
import type { AllowedActions } from '../../session/access/useAllowed.ts'
import { useValueWords } from '../../fields/values/useValueWords.ts'
import type { TreeRow } from './treeRows.ts'
import type { DropTarget, TreeMoves } from './useTreeMoves.ts'

interface TreeTableLineProps {
  line: TreeLine<TreeRow>
  open: boolean | undefined
  /** Whether Tab leads to this row; true for a single row. */
  reachable: boolean
  resource: Resource
  allowed: AllowedActions
  columns: readonly TableColumn[]
  fold: (id: string, open: boolean) => void
  moves: TreeMoves | undefined
  isDragged: boolean
  /** The side on which a row dragged over this one would be dropped. */
  dropSide: DropTarget['side'] | undefined
}

/** The height of a row in pixels, unless its content needs more. */
export const lineHeight = 48

/** A row of the tree; rendered again only when its own props change. */
export const TreeTableLine = memo(function TreeTableLine(props: TreeTableLineProps) {
  const { line, open, reachable, resource, allowed, columns, dropSide } = props
  const { record, id } = line.node
  const words = useValueWords(resource)
  const translate = useTranslate()
  const below = useNewRecordPath(resource, resource.parent === undefined ? {} : { [resource.parent]: id })
  const compact = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { mayHold = () => true } = useOwnParts(resource.entity)
  const addBelow = { label: translate('screens.action.addChild'), to: below }
  return (
    <TableRow
      hover
      aria-level={line.depth + 1}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={open}
      data-tree-id={id}
      tabIndex={reachable ? 0 : -1}
      sx={{
        height: lineHeight,
        opacity: props.isDragged ? 0.5 : 1,
        bgcolor: dropSide === 'inside' ? 'action.selected' : undefined,
        boxShadow: dropSide && linesAt(dropLines[dropSide]),
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        // Sticky cells cover what is drawn around their row, so they draw it themselves.
        '& > td:last-child, [data-scrolls] & > td:first-of-type': dropSide && {
          boxShadow: linesAt(dropLines[dropSide].filter((line) => line.startsWith('0 '))),
        },
        '&:focus-visible > td:last-child': { boxShadow: linesAt(['-2px 0', '0 2px', '0 -2px']) },
        '[data-scrolls] &:focus-visible > td:first-of-type': {
          boxShadow: linesAt(['2px 0', '0 2px', '0 -2px']),
        },
      }}
    >
      {columns.map((column, index) => (
        <TableCell
          key={column.source}
          align={isNumeric(column) ? 'right' : 'left'}
          sx={index === 0 ? stickyLeft : undefined}
        >
          <Box
            sx={{
              display: index === 0 ? 'flex' : 'contents',
              alignItems: 'center',
              // Narrower indentation on a phone.
              pl: index === 0 ? { xs: line.depth * 1.5, md: line.depth * 3 } : 0,
              // Keeps a name of a few Chinese characters on one line.
              '& > :last-child': index === 0 ? { minWidth: '5em' } : {},
            }}
          >
            {index === 0 && <LineTools {...props} compact={compact} />}
            <CellValue resource={resource} column={column} record={record} allowed={allowed} words={words} />
          </Box>
        </TableCell>
      ))}
      <TableCell align="right" sx={stickyRight}>
        <RowActions
          resource={resource}
          record={record}
          allowed={allowed}
          compact={compact}
          extra={allowed.create && mayHold(record) ? [addBelow] : []}
          more={useSteps(props)}
        />
      </TableCell>
    </TableRow>
  )
})

/** Marks the place of a dropped row: a line above or below, or a frame around its new parent. */
const dropLines = {
  before: ['0 2px'],
  after: ['0 -2px'],
  inside: ['2px 0', '-2px 0', '0 2px', '0 -2px'],
} as const

function linesAt(offsets: readonly string[]) {
  return ({ palette: { primary } }: Theme) =>
    offsets.map((offset) => `inset ${offset} ${primary.main}`).join(', ')
}

const steps = ['up', 'down', 'in', 'out'] as const

/** The moves of a row as entries of its menu, for touch screens and for users who do not drag. */
function useSteps({ line, moves }: TreeTableLineProps): RecordLink[] {
  const translate = useTranslate()
  const { id } = line.node
  if (!moves) return []
  return steps
    .filter((step) => moves.can(id, step))
    .map((step) => ({ label: translate(`permissions.tree.${step}`), run: () => moves.step(id, step) }))
}

/** The tools before the name: the drag handle and the fold arrow. */
function LineTools({
  resource,
  line,
  open,
  fold,
  moves,
  compact,
}: TreeTableLineProps & { compact: boolean }) {
  const translate = useTranslate()
  const record = recordName(resource, line.node.record)
  return (
    <>
      {moves && !compact && (
        <Box
          component="span"
          draggable
          title={translate('permissions.tree.handle', { record })}
          sx={{ display: 'inline-flex', cursor: 'grab', color: 'text.disabled', ml: -1 }}
        >
          <DragIndicator fontSize="small" aria-hidden />
        </Box>
      )}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`${translate(open ? 'screens.action.close' : 'screens.action.open')} ${record}`}
        onClick={() => fold(line.node.id, !open)}
        sx={{ mr: 0.5, visibility: line.hasChildren ? 'visible' : 'hidden' }}
      >
        <ChevronRight fontSize="small" sx={{ transform: open ? 'rotate(90deg)' : 'none' }} />
      </IconButton>
    </>
  )
}
