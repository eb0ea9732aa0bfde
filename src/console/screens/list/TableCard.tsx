import Card from '@mui/material/Card'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
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
import type { Look } from './look/listLook.ts'
import { RecordCards } from './rows/RecordCards.tsx'
import { RecordTable } from './rows/RecordTable.tsx'
import { RowMenus } from './rows/RowMenus.tsx'
import type { RowsProps } from './rows/RowsProps.ts'
import { TableSkeleton } from './rows/TableSkeleton.tsx'
import { useListFocus } from './useListFocus.ts'
import { useLateRefetch } from './useLateRefetch.ts'
import { useListColumns } from './columns/useListColumns.ts'
import { useNotifyStale } from './useNotifyStale.ts'
import { useClearSelectionOnFilter } from './selection/useClearSelectionOnFilter.ts'

// Loaded when a row is selected; its placeholder has the final height.
const SelectionBar = lazy(async () => ({
  default: (await import('./selection/SelectionBar.tsx')).SelectionBar,
}))
// Loaded on demand, because most users look at the table.
const OtherLook = lazy(async () => ({ default: (await import('./OtherLook.tsx')).OtherLook }))
// Loaded on demand, because most lists load, have rows, and are searched to their end.
const ListFailed = lazy(async () => ({ default: (await import('./ListFailed.tsx')).ListFailed }))
const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }))
const PartialSearch = lazy(async () => ({ default: (await import('./PartialSearch.tsx')).PartialSearch }))
const barStyle = { minHeight: 60 }
// Loaded when the browser is idle, since users come for the rows; its placeholder has the final height.
const ListFoot = lazy(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve))
  return { default: (await import('./pager/ListFoot.tsx')).ListFoot }
})
const pagerStyle = { height: 53 }
const phonePagerStyle = { height: 99 }

interface TableCardProps {
  resource: Resource
  phone: boolean
  /** The button that opens the filters where they are hidden. */
  filterButton: ReactNode
}

/** The table with its toolbar and pager; on a phone its rows are cards. */
export function TableCard({ resource, phone, filterButton }: TableCardProps) {
  const list = useListContext<RaRecord>()
  const { isPending, isFetching, error, data, total, meta, selectedIds, onUnselectItems, refetch } = list
  const { names } = useEntityWords(resource)
  useLateRefetch()
  useNotifyStale(list, names)
  useClearSelectionOnFilter()
  const listFocus = useListFocus()
  const allowed = useAllowed(resource)
  const allowedFor = useAllowedFor(resource)
  const columns = useListColumns(resource)
  const own = useOwnActions(resource, 'selection')
  const selectable = own.length > 0 || allowed.edit || allowed.delete || allowed.moves.length > 0
  const { look } = useListLook(resource)
  const queries = useQueryClient()
  const isSelecting = look === 'table' && selectedIds.length > 0
  const rows = data ?? noRows
  // Rows already loaded stay when a refetch fails; a message reports the failure.
  const failed = Boolean(error) && !data
  const table = { resource, allowedFor, columns: columns.shown, rows, selectable }
  const estimated = meta?.estimated === true
  return (
    <Card {...listFocus} component="section" aria-busy={isFetching} sx={cardStyle}>
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
        {/* The last sibling, because the browser restyles everything that follows an added element. */}
        {isSelecting && (
          <Overlay onClose={onUnselectItems} fallback={<div style={barStyle} />}>
            <SelectionBar resource={resource} selectable={selectable} />
          </Overlay>
        )}
      </div>
      <div style={lineStyle}>{isFetching && !isPending && <WaitingLine />}</div>
      <TableBody
        {...table}
        look={failed ? 'table' : look}
        phone={phone}
        failed={failed}
        isPending={isPending}
        shownFields={columns.shownFields}
        mayCreate={allowed.create}
      />
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

interface TableBodyProps extends RowsProps, Pick<TableCardProps, 'phone'> {
  look: Look
  failed: boolean
  isPending: boolean
  shownFields: readonly Field[]
  mayCreate: boolean
}

/** The rows, in the look that the user has chosen, or what is shown instead of them. */
function TableBody({ look, phone, failed, isPending, shownFields, mayCreate, ...table }: TableBodyProps) {
  const { resource, columns } = table
  if (look !== 'table')
    return (
      <Suspense fallback={<div style={emptyStyle} />}>
        <OtherLook look={look} resource={resource} columns={columns} />
      </Suspense>
    )
  return (
    <RowMenus {...table}>
      <TableRows {...table} {...{ phone, failed, isPending, shownFields, mayCreate }} />
    </RowMenus>
  )
}

function TableRows({
  phone,
  failed,
  isPending,
  shownFields,
  mayCreate,
  ...table
}: Omit<TableBodyProps, 'look'>) {
  const { resource, columns, rows } = table
  const Rows = phone ? RecordCards : RecordTable
  if (isPending) return <TableSkeleton columns={phone ? 1 : columns.length} />
  if (rows.length === 0)
    return (
      <Suspense fallback={<div style={emptyStyle} />}>
        {failed ? (
          <ListFailed resource={resource} />
        ) : (
          <EmptyList resource={resource} mayCreate={mayCreate} />
        )}
      </Suspense>
    )
  return (
    <ReferenceNames fields={shownFields} rows={rows}>
      <Rows {...table} />
    </ReferenceNames>
  )
}

const noRows: readonly RaRecord[] = []

/**
 * Clips without being a scroll container, because the table's titles stick to the page. Printing shrinks a table that is too wide,
 * but would lose columns that the card clips.
 */
const cardStyle = {
  overflow: 'clip',
  '@media print': { minWidth: 'min-content', overflow: 'visible' },
} as const

/** As high as the message for an empty list. */
const emptyStyle = { height: 320 } as const

/** The same height with and without the progress line, so that nothing jumps. */
const lineStyle = { height: 2 }
