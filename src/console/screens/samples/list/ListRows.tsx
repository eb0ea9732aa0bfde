import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useIsPhone } from '../../../kit/browser/useIsPhone.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { useAllowed } from '../../../session/access/useAllowed.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { EmptyList } from '../../list/EmptyList.tsx'
import { PartialSearch } from '../../list/PartialSearch.tsx'
import { ListPager } from '../../list/pager/ListPager.tsx'

interface ListRowsProps {
  resource: Resource
  children: (rows: readonly RaRecord[]) => ReactNode
}

/** The rows of a list with its pager; or that they are loading, that there are none, or why they failed to load. */
export function ListRows({ resource, children }: ListRowsProps) {
  const { data, error, isPending, isFetching, meta, refetch } = useListContext<RaRecord>()
  const phone = useIsPhone()
  const translate = useTranslate()
  const { create } = useAllowed(resource)
  const { names } = useEntityWords(resource)
  if (error)
    return (
      <LoadFailed
        title={translate('screens.list.failed', { name: names })}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (isPending) return <RowsSkeleton />
  if (!data || data.length === 0) return <EmptyList resource={resource} mayCreate={create} />
  return (
    <Box aria-busy={isFetching} sx={{ minWidth: 0 }}>
      {children(data)}
      <PartialSearch />
      <ListPager phone={phone} estimated={meta?.estimated === true} />
    </Box>
  )
}

const skeletonRows = 6

function RowsSkeleton() {
  const translate = useTranslate()
  return (
    <Stack role="status" aria-label={translate('screens.list.loading')} spacing={1.5} sx={{ p: 2 }}>
      {Array.from({ length: skeletonRows }, (_none, row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </Stack>
  )
}
