import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ApiCall } from '#shared/permissions/ApiCall.ts'
import { monospaceFamily } from '../../kit/colors/tokens.ts'
import type { CallLine } from './matchOf.ts'

interface ApiPathFieldProps {
  id: string
  label: string
  line: CallLine
  calls: readonly ApiCall[]
  disabled: boolean
  error: string | undefined
  /** The id of the note below, which says what the line opens. */
  note: string | undefined
  noneText: string
  onLine: (line: CallLine) => void
}

/** A path, typed freely or chosen from the server's calls; choosing one also sets its method. */
export function ApiPathField({ id, label, line, calls, disabled, error, note, ...props }: ApiPathFieldProps) {
  const { noneText, onLine } = props
  return (
    <Autocomplete<ApiCall, false, true, true>
      id={id}
      freeSolo
      disableClearable
      fullWidth
      size="small"
      disabled={disabled}
      options={calls.filter((call) => call.is_guarded)}
      noOptionsText={noneText}
      inputValue={line.path}
      // No option is ever selected, because only the text counts.
      value=""
      getOptionLabel={(call) => (typeof call === 'string' ? line.path : call.path)}
      getOptionKey={(call) => (typeof call === 'string' ? call : `${call.method} ${call.path}`)}
      filterOptions={(all, { inputValue }) => suggestions(all, inputValue)}
      onInputChange={(_event, path, reason) => {
        if (reason === 'input') onLine({ ...line, path: path.trim() })
      }}
      onChange={(_event, call) => {
        if (typeof call !== 'string') onLine({ method: call.method, path: call.path })
      }}
      renderOption={({ key, ...option }, call) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1.5, alignItems: 'baseline !important' }}>
          <Typography component="span" sx={{ ...code, width: 56, flexShrink: 0, color: 'text.secondary' }}>
            {call.method}
          </Typography>
          <Typography component="span" sx={{ ...code, flex: 1, overflowWrap: 'anywhere' }}>
            {call.path}
          </Typography>
          <Typography component="span" variant="caption" color="text.secondary" sx={{ textAlign: 'right' }}>
            {call.labels[0]}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          error={error !== undefined}
          helperText={error}
          placeholder="/api/v1/…"
          slotProps={{
            input: params.InputProps,
            inputLabel: params.InputLabelProps,
            htmlInput: {
              ...params.inputProps,
              'aria-label': label,
              translate: 'no',
              ...(note && { 'aria-describedby': note }),
              spellCheck: false,
              style: code,
            },
          }}
        />
      )}
    />
  )
}

const code = { fontFamily: monospaceFamily, fontSize: '0.8125rem' } as const

const mostShown = 60

/** Every word typed must occur in the method, the path or the label. */
function suggestions(calls: readonly ApiCall[], typed: string): ApiCall[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return calls
    .filter(({ method, path, labels }) => {
      const text = `${method} ${path} ${labels.join(' ')}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .slice(0, mostShown)
}
