import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import { TypedTextField } from './TypedTextField.tsx'

interface ClockFieldProps extends InputProps {
  /** The value as it is shown where it is typed. */
  text: string
  /** The value that a typed text names. */
  read: (typed: string) => string | undefined
  /** Its hours, minutes and seconds, which a phone's wheels know alone. */
  clock: string
  /** Stands behind those. */
  zone?: string
  /** Takes what was chosen by the wheels. */
  onClock: (clock: string) => void
}

/** A field for a time of day: typed, or chosen by the phone's wheels where fingers point. */
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
