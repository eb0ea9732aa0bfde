import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useDataProvider, useLocale, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useIsPhone } from '../../kit/browser/useIsPhone.ts'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { recordName } from '../../session/entities/recordName.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { linesOf, prune } from '../../kit/tree/TreeNode.ts'
import { withId } from '../../kit/tree/withId.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { TableSkeleton } from '../list/rows/TableSkeleton.tsx'
import { useListColumns } from '../list/columns/useListColumns.ts'
import { useNotifyStale } from '../list/useNotifyStale.ts'
import { useAllowed } from '../../session/access/useAllowed.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import { filteredRows, isFiltering, listFilter, searchedSources } from './treeFilters.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { DeletedButton } from '../list/deleted/DeletedButton.tsx'
import { ImportButton } from '../list/import/ImportButton.tsx'
import { TreeEmpty } from './TreeEmpty.tsx'
import { TreeExport } from './TreeExport.tsx'
import { TreeFilters } from './TreeFilters.tsx'
import { TreeHead } from './TreeHead.tsx'
import { TreeTable } from './TreeTable.tsx'
import { rowsOf, treeKey } from './treeRows.ts'
import type { TreeRow } from './treeRows.ts'
import { useFoundWithin } from './useFoundWithin.ts'
import { useTreeMoves } from './useTreeMoves.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

/** The list of a tree entity: the whole tree as a table with rows that unfold. */
export function EntityTree({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { shownName } = useOwnParts(resource.entity)
  const { names } = useEntityWords(resource)
  const tree = useTreeRows(resource)
  const { data, error, isFetching, refetch } = tree
  useNotifyStale(tree, names)
  const allowed = useAllowed(resource)
  const columns = useListColumns(resource)
  const phone = useIsPhone()
  const [text, setText] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [filters, setFilters] = useState<Values>({})
  const within = useFoundWithin(resource, filters)
  const wanted = text.trim().toLowerCase()
  const isNarrowed = wanted !== '' || isFiltering(filters)
  const failure = data ? within.error : error
  const isFound = !within.isAsked || within.ids !== undefined
  const rows = useMemo(() => {
    if (!isFound) return undefined
    const textsOf = (record: Values) => [
      recordName(resource, record),
      shownName?.(record, { locale, translate }) ?? '',
      ...searchedSources(resource).map((source) => textOf(record[source])),
    ]
    const found = wanted && data ? prune(data, ({ record }) => isNamed(textsOf(record), wanted)) : data
    return found && filteredRows(found, resource, filters, within.ids)
  }, [data, resource, wanted, filters, within.ids, isFound, shownName, locale, translate])
  // A search unfolds all its results; the folded rows are restored afterwards.
  const folded = isNarrowed ? nothing : closed
  const lines = useMemo(() => linesOf(rows ?? [], (row) => !folded.has(row.id)), [rows, folded])
  const fold = useCallback((id: string, open: boolean) => setClosed((ids) => withId(ids, id, !open)), [])
  const reveal = useCallback((id: string) => fold(id, true), [fold])
  // While only some of its siblings are visible, a record has no definite place among them.
  const moves = useTreeMoves(resource, isNarrowed ? undefined : data, { mayEdit: allowed.edit, reveal })
  return (
    <Card component="section" aria-busy={isFetching}>
      <PageTitle title={names} />
      <TreeHead
        resource={resource}
        allowed={allowed}
        columns={columns}
        text={text}
        onText={setText}
        filters={<TreeFilters resource={resource} values={filters} onChange={setFilters} />}
        onExpandAll={() => setClosed(nothing)}
        onCollapseAll={() => setClosed(new Set((data ?? []).flatMap(branchIds)))}
        onRefresh={() => void refetch()}
      >
        {(allowed.restore || allowed.purge) && <DeletedButton resource={resource} />}
        {allowed.export && (
          <TreeExport
            resource={resource}
            columns={columns.shown}
            rows={rows ?? []}
            filter={listFilter(resource, filters, text.trim())}
            compact={phone}
          />
        )}
        <ImportButton resource={resource} compact={phone} offered={allowed.import} />
      </TreeHead>
      {failure ? (
        <LoadFailed
          title={translate('screens.list.failed', { name: names })}
          error={failure}
          onRetry={() => void (within.error ? within : tree).refetch()}
        />
      ) : rows === undefined ? (
        <TableSkeleton columns={columns.shown.length} />
      ) : rows.length === 0 ? (
        <TreeEmpty resource={resource} searching={isNarrowed} mayCreate={allowed.create} />
      ) : (
        <TreeTable
          resource={resource}
          allowed={allowed}
          columns={columns.shown}
          lines={lines}
          closed={folded}
          fold={fold}
          moves={moves}
        />
      )}
      <Box sx={{ height: 8 }} />
    </Card>
  )
}

const nothing: ReadonlySet<string> = new Set()

function useTreeRows({ entity }: Resource) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  return useQuery({
    queryKey: treeKey(entity),
    queryFn: async ({ signal }) => (await dataProvider.getTree(entity, { signal })).data,
    select: rowsOf,
    retry: false,
  })
}

function isNamed(texts: readonly string[], wanted: string): boolean {
  return texts.some((text) => text.toLowerCase().includes(wanted))
}

function branchIds(row: TreeRow): string[] {
  return row.children.length > 0 ? [row.id, ...row.children.flatMap(branchIds)] : []
}
