import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { withId } from '../../../kit/tree/withId.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { DeletedLine } from './DeletedLine.tsx'
import { useDeletedWords } from './useDeletedWords.ts'
import type { DeletedAction, DeletedRefusal } from './useDeletedActions.ts'

interface DeletedListProps {
  resource: Resource
  query: {
    data: { records: readonly RaRecord[] } | undefined
    error: Error | null
    refetch: () => unknown
  }
  search: string
  selected: ReadonlySet<string>
  busy: boolean
  refusal: DeletedRefusal | undefined
  actions: readonly DeletedAction[]
  onSelect: (selected: ReadonlySet<string>) => void
  onAct: (action: DeletedAction, id: string) => void
}

/** A page of deleted records, or the reason why none is shown. */
export function DeletedList({ resource, query, search, selected, onSelect, ...props }: DeletedListProps) {
  const words = useDeletedWords()
  const { namesInText: names } = useEntityWords(resource)
  const { data, error, refetch } = query
  if (error)
    return (
      <LoadFailed
        title={fillPlaceholders(words.failed, { names })}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LinearProgress aria-label={words.loading} />
  if (data.records.length === 0)
    return (
      <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 6 }}>
        <DeleteOutlined sx={{ fontSize: '3rem', color: 'text.disabled' }} />
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {search === ''
            ? fillPlaceholders(words.empty, { names })
            : fillPlaceholders(words.noMatch, { text: search })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {search === '' ? words.emptyAdvice : words.noMatchAdvice}
        </Typography>
      </Stack>
    )
  const ids = data.records.map(({ id }) => String(id))
  return (
    <>
      {ids.length > 1 && <AllOfPage ids={ids} selected={selected} onSelect={onSelect} />}
      <Box
        component="ul"
        aria-label={fillPlaceholders(words.title, { names })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {data.records.map((record) => {
          const id = String(record.id)
          return (
            <DeletedLine
              key={id}
              resource={resource}
              record={record}
              selected={selected.has(id)}
              busy={props.busy}
              refusal={props.refusal?.id === id ? props.refusal : undefined}
              onSelect={(isSelected) => onSelect(withId(selected, id, isSelected))}
              actions={props.actions}
              onAct={(action) => props.onAct(action, id)}
            />
          )
        })}
      </Box>
    </>
  )
}

interface AllOfPageProps extends Pick<DeletedListProps, 'selected' | 'onSelect'> {
  ids: readonly string[]
}

/** A checkbox that selects all records of a page, or none of them. */
function AllOfPage({ ids, selected, onSelect }: AllOfPageProps) {
  const { selectAll } = useDeletedWords()
  const count = ids.filter((id) => selected.has(id)).length
  const isAll = count === ids.length
  return (
    <FormControlLabel
      label={selectAll}
      control={
        <Checkbox
          size="small"
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={() => onSelect(new Set(isAll ? [] : ids))}
        />
      }
      slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
      sx={{ px: 3, pt: 1, ml: -1 }}
    />
  )
}
