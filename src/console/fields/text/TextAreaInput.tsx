import TextField from '@mui/material/TextField'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'

/** Several lines of text; the input grows with the text. */
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
