import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import { TypedTextField } from './TypedTextField.tsx'

interface ClockFieldProps extends InputProps {
  /** The value as the text field shows it. */
  text: string
  /** Reads a typed text as a value. */
  read: (typed: string) => string | undefined
  /** The hours, minutes and seconds of the value; a phone's wheels know nothing else. */
  clock: string
  /** The zone, shown after the time. */
  zone?: string
  /** Takes the time that was chosen with the wheels. */
  onClock: (clock: string) => void
}

/** A field for a time of day: typed, or chosen with the phone's wheels on a touch screen. */
export function ClockField(props: ClockFieldProps) {
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  return isTouched ? <WheelField {...props} /> : <TypedTextField {...props} placeholder="HH:mm" />
}

const hoursAndMinutes = 'HH:mm'.length

function WheelField({ clock, zone = '', onClock, ...props }: ClockFieldProps) {
  return (
    <TextField
      {...textFieldProps(props)}
      type="time"
      value={clock}
      onChange={({ target }) => onClock(target.value)}
      slotProps={{
        htmlInput: { ...spokenLabel(props), step: clock.length > hoursAndMinutes ? 1 : 60 },
        inputLabel: { shrink: true },
        input: { endAdornment: zone && <InputAdornment position="end">{zone}</InputAdornment> },
      }}
    />
  )
}
