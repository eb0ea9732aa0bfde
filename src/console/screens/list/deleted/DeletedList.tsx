import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { DeletedLine } from './DeletedLine.tsx'
import { DeletedSelection } from './DeletedSelection.tsx'
import { useDeletedWords } from './useDeletedWords.ts'
import type { DeletedAction, DeletedRefusal } from './useDeletedActions.ts'

interface DeletedListProps {
  resource: Resource
  query: {
    data: { records: readonly RaRecord[]; total: number } | undefined
    error: Error | null
    refetch: () => unknown
  }
  search: string
  selected: readonly RaRecord[]
  busy: boolean
  refusal: DeletedRefusal | undefined
  actions: readonly DeletedAction[]
  onSelect: (selected: readonly RaRecord[]) => void
  onAct: (action: DeletedAction, record: RaRecord) => void
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
  return (
    <>
      {data.records.length > 1 && (
        <DeletedSelection {...data} {...{ resource, search, selected, onSelect }} />
      )}
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
              selected={selected.some((each) => each.id === record.id)}
              busy={props.busy}
              refusal={props.refusal?.id === id ? props.refusal : undefined}
              onSelect={(isSelected) => {
                const others = selected.filter((each) => each.id !== record.id)
                onSelect(isSelected ? [...others, record] : others)
              }}
              actions={props.actions}
              onAct={(action) => props.onAct(action, record)}
            />
          )
        })}
      </Box>
    </>
  )
}
