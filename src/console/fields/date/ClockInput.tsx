import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { readClock } from './readTime.ts'
import { useTypedText } from './useTypedText.ts'

/** A time of day without a zone: typed, or chosen by the phone's wheels where fingers point. */
export function ClockInput({ value, onChange, ...props }: InputProps) {
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const { shown, type, settle } = useTypedText({ text: textOf(value), read: readClock, onRead: onChange })
  const htmlInput = {
    ...spokenLabel(props),
    autoComplete: 'off',
    spellCheck: false,
    translate: 'no' as const,
  }
  if (isTouched)
    return (
      <TextField
        {...textFieldProps(props)}
        type="time"
        value={textOf(value)}
        onChange={({ target }) => onChange(textOrNothing(target.value))}
        slotProps={{
          htmlInput: { ...spokenLabel(props), step: textOf(value).length > 5 ? 1 : 60 },
          inputLabel: { shrink: true },
        }}
      />
    )
  return (
    <TextField
      {...textFieldProps(props)}
      value={shown}
      placeholder="HH:mm"
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      slotProps={{ htmlInput, inputLabel: { shrink: true } }}
    />
  )
}
