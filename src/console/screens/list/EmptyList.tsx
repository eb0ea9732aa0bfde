import InboxOutlined from '@mui/icons-material/InboxOutlined'
import SearchOff from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { SearchAllButton } from './PartialSearch.tsx'
import { useSearched } from './filters/useSearched.ts'
import { NewRecordButton } from '../actions/NewRecordButton.tsx'

interface EmptyListProps {
  resource: Resource
  mayCreate: boolean
}

/** Shown instead of an empty table: why it is empty, and how to proceed. */
export function EmptyList({ resource, mayCreate }: EmptyListProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { nameInText: name, namesInText: names } = useEntityWords(resource)
  const filtered = Object.keys(filterValues).length > 0
  const count = useSearched()
  const Icon = filtered ? SearchOff : InboxOutlined
  const filterAdvice = count === undefined ? 'screens.list.noMatchAdvice' : 'screens.list.noMatchYetAdvice'
  const advice = mayCreate ? 'screens.list.emptyCreate' : 'screens.list.emptyWait'
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 8 }}>
      <Icon sx={{ fontSize: '3rem', color: 'text.disabled' }} />
      <Typography sx={{ fontWeight: 600 }}>
        {translate(titleOf(filtered, count), { name: names, count })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ pb: 1 }}>
        {translate(filtered ? filterAdvice : advice, { name, names })}
      </Typography>
      {filtered && (
        <Stack direction="row" spacing={1}>
          {count !== undefined && <SearchAllButton variant="contained" />}
          <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
            {translate('screens.action.reset')}
          </Button>
        </Stack>
      )}
      {!filtered && mayCreate && <NewRecordButton resource={resource} />}
    </Stack>
  )
}

function titleOf(filtered: boolean, searched: string | undefined): string {
  if (!filtered) return 'screens.list.empty'
  return searched === undefined ? 'screens.list.noMatch' : 'screens.list.noMatchYet'
}
