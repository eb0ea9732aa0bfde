import { useListPaginationContext, useListSortContext } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { TableColumn } from '../columns/useListColumns.ts'
import { useSearched } from '../filters/useSearched.ts'
import { useWholeFilter } from '../scope/ListScopeContext.ts'
import { ExportButton } from './ExportButton.tsx'

interface ListExportProps {
  resource: Resource
  columns: readonly TableColumn[]
  compact: boolean
}

/** Downloads what the filters of the list around it find. */
export function ListExport(props: ListExportProps) {
  const filter = useWholeFilter()
  const { sort } = useListSortContext()
  const { total = 0 } = useListPaginationContext()
  const searched = useSearched()
  // A search that stopped early has found none so far; the file holds all.
  const isEmpty = !total && searched === undefined
  return <ExportButton {...props} exported={{ filter, sort, total }} disabled={isEmpty} />
}
