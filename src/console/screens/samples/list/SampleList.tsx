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
  /** Names the page; absent: as its menu does. */
  title?: ReactNode
  perPage: number
  /** Only those lists that can be searched. */
  searchable?: boolean
  /** Draws the list by react-admin's list context. */
  children: (resource: Resource) => ReactNode
}

/** A list of records that the visitor may read, chosen among all there are; the product's refusal to those who may read none. */
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
        // The address names the list alone, and the list of the same records on another page is left as it is.
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
