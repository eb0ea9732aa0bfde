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

/** Exports the records that the surrounding list's filters find. */
export function ListExport(props: ListExportProps) {
  const filter = useWholeFilter()
  const { sort } = useListSortContext()
  const { total = 0 } = useListPaginationContext()
  const searched = useSearched()
  // A search that stopped early may have found nothing yet; the file contains all matches.
  const isEmpty = !total && searched === undefined
  return <ExportButton {...props} exported={{ filter, sort, total }} disabled={isEmpty} />
}
