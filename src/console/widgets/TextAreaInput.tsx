import TextField from '@mui/material/TextField'
import type { InputProps } from './InputProps.ts'
import { textOf, textOrNothing } from './readValue.ts'
import { spokenLabel, textFieldProps } from './textFieldProps.ts'

/** Several lines of text; grows with what is typed. */
export function TextAreaInput(props: InputProps) {
  return (
    <TextField
      {...textFieldProps(props)}
      multiline
      minRows={3}
      maxRows={12}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(textOrNothing(event.target.value))}
      slotProps={{ htmlInput: spokenLabel(props) }}
    />
  )
}
