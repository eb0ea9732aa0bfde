import TextField from '@mui/material/TextField'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'

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
