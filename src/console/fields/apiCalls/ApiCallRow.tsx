import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ApiCall } from '#shared/permissions/ApiCall.ts'
import { ApiPathField } from './ApiPathField.tsx'
import { LineNote } from './LineNote.tsx'
import type { NoteWords } from './LineNote.tsx'
import { matchOf } from './matchOf.ts'
import type { CallLine } from './matchOf.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The words around the table of calls. */
export interface CallWords extends NoteWords {
  method: string
  path: string
  remove: string
  noCalls: string
}

interface ApiCallRowProps {
  id: string
  index: number
  line: CallLine
  lines: readonly CallLine[]
  calls: readonly ApiCall[] | undefined
  words: CallWords
  disabled: boolean
  errors: { method: string | undefined; path: string | undefined }
  onLine: (line: CallLine) => void
  onRemove: () => void
}

/** One line: its method, its path, and a note on what it opens on this server. */
export function ApiCallRow({ id, index, line, words, disabled, errors, ...props }: ApiCallRowProps) {
  const { onLine, onRemove, calls, lines } = props
  const number = index + 1
  const repeats = lines.findIndex((each) => sameLine(each, line)) < index
  const note = errors.path === undefined && calls && (
    <LineNote id={`${id}-note`} match={matchOf(line, calls)} repeats={repeats} words={words} />
  )
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '124px minmax(0, 1fr) auto' },
        gap: 1,
        alignItems: 'start',
      }}
    >
      <TextField
        select
        size="small"
        value={line.method}
        disabled={disabled}
        error={errors.method !== undefined}
        helperText={errors.method}
        onChange={(event) => onLine({ ...line, method: event.target.value })}
        slotProps={{
          select: { SelectDisplayProps: { id: `${id}_method` } },
          htmlInput: { 'aria-label': `${words.method} ${number}` },
        }}
      >
        {methods.map((method) => (
          <MenuItem key={method} value={method} dense>
            {method}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' }, minWidth: 0 }}>
        <ApiPathField
          id={`${id}_path`}
          label={`${words.path} ${number}`}
          line={line}
          calls={calls ?? []}
          disabled={disabled}
          error={errors.path}
          note={note ? `${id}-note` : undefined}
          noneText={words.noCalls}
          onLine={onLine}
        />
        {note}
      </Box>
      <IconButton
        aria-label={`${words.remove} ${number}`}
        disabled={disabled}
        onClick={onRemove}
        sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}

function sameLine(one: CallLine, other: CallLine): boolean {
  return one.path !== '' && one.method === other.method && one.path === other.path
}
