import TextField from '@mui/material/TextField'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import { useTypedText } from './useTypedText.ts'

interface TypedTextFieldProps extends InputProps {
  /** The value as the text field shows it. */
  text: string
  /** Reads a typed text as a value. */
  read: (typed: string) => string | undefined
  placeholder: string
}

/** A field for a value that can be written in more than one way. */
export function TypedTextField({ text, read, placeholder, onChange, ...props }: TypedTextFieldProps) {
  const { shown, type, settle } = useTypedText({ text, read, onRead: onChange })
  return (
    <TextField
      {...textFieldProps(props)}
      value={shown}
      placeholder={placeholder}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      slotProps={{
        htmlInput: { ...spokenLabel(props), autoComplete: 'off', spellCheck: false, translate: 'no' },
        inputLabel: { shrink: true },
      }}
    />
  )
}
