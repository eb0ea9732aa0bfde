import Refresh from '@mui/icons-material/Refresh'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { memo, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { whenIdle } from '../../kit/browser/whenIdle.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { NewRecordButton } from '../actions/NewRecordButton.tsx'
import type { AllowedActions } from '../../session/access/useAllowed.ts'
import { ListExport } from './export/ListExport.tsx'
import { groupsOf } from './figures/groupsOf.ts'
import { useListLook } from './look/listLook.ts'
import { ImportButton } from './import/ImportButton.tsx'
import { useIsScoped } from './scope/ListScopeContext.ts'
import { ReachText } from './ReachText.tsx'
import { TotalText } from './TotalText.tsx'
import type { useListColumns } from './columns/useListColumns.ts'

// Loaded when the browser is idle, since users come for the rows; its placeholder has the final width.
const ListLooks = lazy(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve))
  return { default: (await import('./ListLooks.tsx')).ListLooks }
})

interface ListHeadProps {
  resource: Resource
  allowed: AllowedActions
  columns: ReturnType<typeof useListColumns>
  phone: boolean
  filterButton: ReactNode
  total: number | undefined
  /** Whether the total is an estimate, so that there may be more rows. */
  estimated: boolean
  refetch: () => unknown
}

/** The head of a list: its title, its total, and the actions on the whole list. */
export const ListHead = memo(function ListHead(props: ListHeadProps) {
  const { resource, allowed, columns, phone, filterButton, total, estimated, refetch } = props
  const translate = useTranslate()
  const isScoped = useIsScoped()
  const looks = useListLook(resource)
  const offered = {
    sort: (phone && looks.look === 'table') || looks.look === 'board',
    ...looks.offered,
    figures: groupsOf(resource).length > 0,
    deleted: (allowed.restore || allowed.purge) && !isScoped,
  }
  const { names } = useEntityWords(resource)
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 2,
        py: { xs: 0.75, sm: 1.5 },
        minHeight: { sm: 60 },
      }}
    >
      {/* A phone's header shows the title already. */}
      <Typography component="h2" sx={phone ? visuallyHidden : { fontSize: '1rem', fontWeight: 600 }}>
        {names}
      </Typography>
      <TotalText total={total} estimated={estimated} />
      {total !== undefined && <ReachText resource={resource} />}
      {/* The buttons wrap, because a phone has no room for all of them in one row. */}
      <Stack
        direction="row"
        useFlexGap
        sx={{
          ml: 'auto',
          minWidth: 0,
          gap: { xs: 0.5, sm: 1 },
          alignItems: 'center',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
        }}
      >
        {filterButton}
        <IconButton
          size="small"
          aria-label={translate('screens.action.refresh')}
          data-tip={translate('screens.action.refresh')}
          onClick={() => void refetch()}
        >
          <Refresh fontSize="small" />
        </IconButton>
        <Suspense fallback={placeholdersFor(offered)}>
          <ListLooks resource={resource} columns={columns} looks={looks} offered={offered} />
        </Suspense>
        {allowed.export && <ListExport resource={resource} columns={columns.shown} compact={phone} />}
        <ImportButton resource={resource} compact={phone} offered={allowed.import && !isScoped} />
        {allowed.create && <NewRecordButton resource={resource} compact={phone} />}
      </Stack>
    </Stack>
  )
})

/** One placeholder for each button still to be loaded, so that they wrap as the buttons will. */
function placeholdersFor(offered: Readonly<Record<string, boolean>>): ReactNode {
  const names = Object.keys(offered).filter((name) => offered[name])
  return [...names, ''].map((name) => <span key={name} style={{ width: 30, height: 30 }} />)
}
