import TextField from '@mui/material/TextField'
import type { InputProps } from './InputProps.ts'
import { textOf, textOrNothing } from './readValue.ts'
import { spokenLabel, textFieldProps } from './textFieldProps.ts'

/** One line of text. */
export function TextInput(props: InputProps) {
  return (
    <TextField
      {...textFieldProps(props)}
      type={props.options?.inputType ?? 'text'}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(textOrNothing(event.target.value))}
      slotProps={{
        htmlInput: { ...spokenLabel(props), autoComplete: 'off' },
      }}
    />
  )
}
