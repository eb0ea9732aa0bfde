import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '#shared/contracts/Resource.ts'
import { AccessDeniedPage } from '../../problem/problemPages.tsx'
import { usePageWords } from '../parts/usePageWords.ts'
import { useReadableLists } from './useReadableLists.ts'

interface SampleListProps {
  /** The page's title; by default the name of its menu. */
  title?: ReactNode
  perPage: number
  /** Whether to offer only lists with a search. */
  searchable?: boolean
  /** Renders the list, in react-admin's list context. */
  children: (resource: Resource) => ReactNode
}

/** A list of records, with a choice among all lists that the current user may read; the 403 page if there are none. */
export function SampleList({ title, perPage, searchable = false, children }: SampleListProps) {
  const readable = useReadableLists()
  const lists = searchable ? readable.filter(({ search }) => search) : readable
  const [asked, ask] = useSearchParams()
  const resource = lists.find(({ entity }) => entity === asked.get('of')) ?? lists[0]
  if (!resource) return <AccessDeniedPage />
  const { entity, order } = resource
  return (
    <Stack spacing={2} useFlexGap>
      {title}
      <ListChoice lists={lists} chosen={entity} onChoose={(of) => ask({ of }, { replace: true })} />
      <ListBase
        key={entity}
        resource={entity}
        perPage={perPage}
        sort={{ field: order.property, order: order.direction }}
        debounce={0}
        exporter={false}
        // The address names only the list, and the list of the same records on another page keeps its own filters.
        disableSyncWithLocation
        disableAuthentication
      >
        {children(resource)}
      </ListBase>
    </Stack>
  )
}

interface ListChoiceProps {
  lists: readonly Resource[]
  chosen: string
  onChoose: (entity: string) => void
}

function ListChoice({ lists, chosen, onChoose }: ListChoiceProps) {
  const { lists: words } = usePageWords()
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      label={words.source}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      sx={{ width: 220, maxWidth: '100%' }}
    >
      {lists.map(({ entity }) => (
        <MenuItem key={entity} value={entity}>
          {translate(`resources.${entity}.name`, { smart_count: 2 })}
        </MenuItem>
      ))}
    </TextField>
  )
}
