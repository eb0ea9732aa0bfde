import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { TextBox } from '../../kit/inputs/TextBox.tsx'
import { spokenLabel } from '../../kit/inputs/textFieldProps.ts'

/** One line of text. */
export function TextInput(props: InputProps) {
  return (
    <TextBox
      field={props}
      type={props.options?.inputType ?? 'text'}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(textOrNothing(event.target.value))}
      autoComplete="off"
      inputProps={spokenLabel(props)}
    />
  )
}
