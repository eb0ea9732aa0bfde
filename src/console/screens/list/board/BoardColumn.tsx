import { useDraggable, useDroppable } from '@dnd-kit/core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useInfiniteGetList, useListSortContext } from 'react-admin'
import type { Identifier, RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { StatusChip } from '../../../kit/widgets/StatusChip.tsx'
import { fieldOf } from '../../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { TableColumn } from '../columns/useListColumns.ts'
import { movesOf } from '../../actions/movesOf.ts'
import { useAllowedFor } from '../../actions/useAllowedFor.ts'
import { BoardCard } from './BoardCard.tsx'
import { useBoardWords } from './useBoardWords.ts'

interface BoardColumnProps {
  resource: Resource
  columns: readonly TableColumn[]
  state: string
  /** The filters that find the column's records. */
  filter: Readonly<Record<string, unknown>>
  /** The record that is currently being moved to another column. */
  moving: Identifier | undefined
  /** Whether the dragged card may be dropped here; undefined while none is dragged. */
  takes: boolean | undefined
}

const cardsAtOnce = 20

/** The records in one state, a page at a time, with a button to load more. */
export function BoardColumn({ resource, columns, state, filter, moving, takes }: BoardColumnProps) {
  const words = useBoardWords()
  const { property = '' } = resource.states ?? {}
  const name = useEntityWords(resource).value(property, state)
  const color = fieldOf(resource, property)?.options?.find((each) => each.value === state)?.color
  const { setNodeRef, isOver } = useDroppable({ id: state })
  const { sort } = useListSortContext()
  const list = useInfiniteGetList(resource.entity, {
    pagination: { page: 1, perPage: cardsAtOnce },
    sort,
    filter,
  })
  const total = useTotalText(list.total, list.data?.pages[0]?.meta?.estimated === true)
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-label={total === undefined ? name : fillPlaceholders(words.column, { state: name, total })}
      aria-busy={list.isFetching}
      sx={{ ...columnStyle, ...(takes === false && awayStyle), ...(isOver && takes && overStyle) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, minHeight: 32 }}>
        <StatusChip label={name} color={color} />
        <Typography variant="body2" color="text.secondary">
          {total}
        </Typography>
      </Box>
      {list.error && !list.data ? (
        <Failed onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Skeleton variant="rounded" height={92} aria-label={words.loading} />
      ) : list.total === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ px: 0.5, py: 1 }}>
          {words.empty}
        </Typography>
      ) : (
        <Box component="ul" aria-label={name} sx={cardsStyle}>
          {list.data.pages
            .flatMap(({ data }) => data)
            .map((record) => (
              <HeldCard
                key={record.id}
                resource={resource}
                columns={columns}
                record={record}
                isMoving={record.id === moving}
              />
            ))}
        </Box>
      )}
      {list.hasNextPage && (
        <Button size="small" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </Box>
  )
}

/** The number of records, which is an estimate for very many. */
function useTotalText(total: number | undefined, isEstimated: boolean): string | undefined {
  const words = useBoardWords()
  if (total === undefined) return undefined
  return isEstimated ? fillPlaceholders(words.atLeast, { total: formatNumber(total) }) : formatNumber(total)
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useBoardWords()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.failed}
    </Alert>
  )
}

interface HeldCardProps extends Pick<BoardColumnProps, 'resource' | 'columns'> {
  record: RaRecord
  isMoving: boolean
}

/** A card that can be dragged by mouse and finger; keyboard users move it by its menu. */
function HeldCard({ resource, columns, record, isMoving }: HeldCardProps) {
  const allowed = useAllowedFor(resource)(record)
  const disabled = isMoving || movesOf(resource, record, allowed).length === 0
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: record.id, data: { record }, disabled })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...listeners}
      // Otherwise the browser would drag the link or picture below the pointer.
      onDragStart={(event) => event.preventDefault()}
      sx={{
        opacity: isDragging || isMoving ? 0.4 : 1,
        cursor: disabled ? undefined : 'grab',
        touchAction: 'manipulation',
        // A long touch on the name lifts the card, instead of previewing the link on an iPhone.
        WebkitTouchCallout: 'none',
      }}
    >
      <BoardCard resource={resource} columns={columns} record={record} />
    </Box>
  )
}

const columnStyle = {
  flex: '1 0 264px',
  maxWidth: 400,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  p: 1,
  borderRadius: 2,
  bgcolor: 'background.default',
  scrollSnapAlign: 'center',
} as const

const awayStyle = { opacity: 0.5 } as const
const overStyle = { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' } as const

const cardsStyle = {
  m: 0,
  p: 0,
  display: 'grid',
  // Limits cards to the column's width: a long value would widen all cards and push their menus out of the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  listStyle: 'none',
  maxHeight: 'max(320px, calc(100dvh - 320px))',
  overflowY: 'auto',
  '@media print': { maxHeight: 'none' },
} as const
