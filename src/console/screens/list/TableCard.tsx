import Card from '@mui/material/Card'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useOwnActions } from '../parts/useOwnActions.ts'
import { WaitingLine } from '../../kit/widgets/WaitingLine.tsx'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { whenIdle } from '../../kit/browser/whenIdle.ts'
import { useAllowed } from '../../session/access/useAllowed.ts'
import { useAllowedFor } from '../actions/useAllowedFor.ts'
import { ReferenceNames } from '../../fields/reference/names/ReferenceNames.tsx'
import { ListHead } from './ListHead.tsx'
import { useListLook } from './look/listLook.ts'
import { RecordCards } from './rows/RecordCards.tsx'
import { RecordTable } from './rows/RecordTable.tsx'
import { TableSkeleton } from './rows/TableSkeleton.tsx'
import { useHeldFocus } from './useHeldFocus.ts'
import { useLateRefetch } from './useLateRefetch.ts'
import { useListColumns } from './columns/useListColumns.ts'
import { useTellStale } from './useTellStale.ts'
import { useSelectionOfFilter } from './selection/useSelectionOfFilter.ts'

// Not needed before a row is selected; its place has its height at once.
const SelectionBar = lazy(async () => ({
  default: (await import('./selection/SelectionBar.tsx')).SelectionBar,
}))
// Most people look at the table.
const OtherLook = lazy(async () => ({ default: (await import('./OtherLook.tsx')).OtherLook }))
// Most lists can be read, have rows, and are searched through.
const ListFailed = lazy(async () => ({ default: (await import('./ListFailed.tsx')).ListFailed }))
const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }))
const PartialSearch = lazy(async () => ({ default: (await import('./PartialSearch.tsx')).PartialSearch }))
const barStyle = { minHeight: 60 }
// What people came for are the rows; its place has its height at once.
const ListFoot = lazy(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve))
  return { default: (await import('./pager/ListFoot.tsx')).ListFoot }
})
const pagerStyle = { height: 53 }
const phonePagerStyle = { height: 99 }

interface TableCardProps {
  resource: Resource
  phone: boolean
  /** Opens the filters where they are not in sight. */
  filterButton: ReactNode
}

/** The table with its toolbar and pager; on a phone the rows become cards. */
export function TableCard({ resource, phone, filterButton }: TableCardProps) {
  const list = useListContext<RaRecord>()
  const { isPending, isFetching, error, data, total, meta, selectedIds, onUnselectItems, refetch } = list
  const { names } = useEntityWords(resource)
  useLateRefetch()
  useTellStale(list, names)
  useSelectionOfFilter()
  const heldFocus = useHeldFocus()
  const allowed = useAllowed(resource)
  const allowedFor = useAllowedFor(resource)
  const columns = useListColumns(resource)
  const own = useOwnActions(resource, 'selection')
  const selectable = own.length > 0 || allowed.edit || allowed.delete || allowed.moves.length > 0
  const { look } = useListLook(resource)
  const queries = useQueryClient()
  const isSelecting = look === 'table' && selectable && selectedIds.length > 0
  const Rows = phone ? RecordCards : RecordTable
  const rows = data ?? noRows
  // Rows that are there stay when asking for them again fails; a message says so.
  const failed = error && !data
  const table = { resource, allowedFor, columns: columns.shown, rows, selectable }
  const estimated = meta?.estimated === true
  return (
    <Card {...heldFocus} component="section" aria-busy={isFetching} sx={cardStyle}>
      <div>
        <div hidden={isSelecting}>
          <ListHead
            resource={resource}
            allowed={allowed}
            columns={columns}
            phone={phone}
            filterButton={filterButton}
            total={total}
            estimated={estimated}
            refetch={
              look !== 'table' ? () => queries.invalidateQueries({ queryKey: [resource.entity] }) : refetch
            }
          />
        </div>
        {/* Last among its siblings: the browser restyles all that follows an added element. */}
        {isSelecting && (
          <Overlay onClose={onUnselectItems} fallback={<div style={barStyle} />}>
            <SelectionBar resource={resource} />
          </Overlay>
        )}
      </div>
      <div style={lineStyle}>{isFetching && !isPending && <WaitingLine />}</div>
      {look !== 'table' && !failed ? (
        <Suspense fallback={<div style={emptyStyle} />}>
          <OtherLook look={look} resource={resource} columns={columns.shown} />
        </Suspense>
      ) : isPending ? (
        <TableSkeleton columns={phone ? 1 : columns.shown.length} />
      ) : rows.length === 0 ? (
        <Suspense fallback={<div style={emptyStyle} />}>
          {failed ? (
            <ListFailed resource={resource} />
          ) : (
            <EmptyList resource={resource} mayCreate={allowed.create} />
          )}
        </Suspense>
      ) : (
        <ReferenceNames fields={columns.shownFields} rows={rows}>
          <Rows {...table} />
        </ReferenceNames>
      )}
      {rows.length > 0 && meta?.searched !== undefined && (
        <Suspense>
          <PartialSearch />
        </Suspense>
      )}
      {!failed && look === 'table' && total !== undefined && total > 0 && (
        <Suspense fallback={<div style={phone ? phonePagerStyle : pagerStyle} />}>
          <ListFoot
            phone={phone}
            estimated={estimated}
            editing={allowed.edit && !phone ? table : undefined}
          />
        </Suspense>
      )}
    </Card>
  )
}

const noRows: readonly RaRecord[] = []

/** Cut without being what scrolls: the titles of the table stick to the page. */
// Paper takes a table that is too wide for it smaller, and would lose the columns that a card cuts off.
const cardStyle = {
  overflow: 'clip',
  '@media print': { minWidth: 'min-content', overflow: 'visible' },
} as const

/** As high as what says that there is nothing. */
const emptyStyle = { height: 320 } as const

/** Of the same height with and without the line, so that nothing jumps. */
const lineStyle = { height: 2 }
