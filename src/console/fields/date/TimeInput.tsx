import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import { readTime } from './readTime.ts'
import { foreignZone, formatTime, partsOfTime } from '#shared/fields/timeOfDay.ts'
import { useTypedText } from './useTypedText.ts'

/** A time of day: typed as it is shown, or chosen by the phone's wheels where fingers point, like dates. */
export function TimeInput(props: InputProps) {
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  return isTouched ? <NativeTimeField {...props} /> : <TypedTimeField {...props} />
}

function TypedTimeField({ value, onChange, ...props }: InputProps) {
  const { shown, type, settle } = useTypedText({
    text: formatTime(textOf(value)),
    read: readTime,
    onRead: onChange,
  })
  return (
    <TextField
      {...textFieldProps(props)}
      value={shown}
      placeholder="HH:mm"
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

/** The browser's field knows no zones: the time keeps the one it has, which stands beside it. */
function NativeTimeField({ value, onChange, ...props }: InputProps) {
  const parts = partsOfTime(textOf(value))
  const zone = parts ? foreignZone(parts.zone) : ''
  return (
    <TextField
      {...textFieldProps(props)}
      type="time"
      value={parts?.clock ?? ''}
      onChange={({ target }) => onChange(readTime(`${target.value} ${zone}`) ?? textOrNothing(target.value))}
      slotProps={{
        htmlInput: { ...spokenLabel(props), step: parts && parts.clock.length > 5 ? 1 : 60 },
        inputLabel: { shrink: true },
        input: { endAdornment: zone && <InputAdornment position="end">{zone}</InputAdornment> },
      }}
    />
  )
}
