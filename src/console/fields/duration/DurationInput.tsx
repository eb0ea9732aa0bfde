import TextField from '@mui/material/TextField'
import { formatDuration } from '#shared/fields/formatDuration.ts'
import { readDuration } from '#shared/fields/readDuration.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import { useTypedText } from '../date/useTypedText.ts'

/** A duration, typed in words of either language or as it is stored. */
export function DurationInput(props: InputProps) {
  const language = currentLanguage()
  const { shown, type, settle } = useTypedText({
    text: formatDuration(textOf(props.value), language),
    read: readDuration,
    onRead: props.onChange,
  })
  return (
    <TextField
      {...textFieldProps(props)}
      value={shown}
      placeholder={formatDuration('P1DT12H', language)}
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
