import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'

/** A colour as #rrggbb: typed, or picked from the browser's own palette. */
export function ColorInput(props: InputProps) {
  const value = textOf(props.value)
  return (
    <TextField
      {...textFieldProps(props)}
      value={value}
      placeholder="#1677ff"
      onChange={(event) => props.onChange(textOrNothing(event.target.value))}
      slotProps={{
        htmlInput: { ...spokenLabel(props), spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={props.label}
                disabled={props.disabled ?? false}
                value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
                onChange={(event) => props.onChange(event.currentTarget.value)}
                sx={{ width: 28, height: 24, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
