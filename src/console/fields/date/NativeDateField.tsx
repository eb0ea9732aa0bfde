import TextField from '@mui/material/TextField'
import { textOrNothing } from '../../kit/text/readValue.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import type { DateFieldProps } from './TypedDateField.tsx'

const limits = { date: { max: '9999-12-31' }, datetime: { step: 1, max: '9999-12-31T23:59:59' } } as const

/** A day or a moment in the browser's own field. */
export function NativeDateField({ kind, text, read, onRead, ...props }: DateFieldProps) {
  const isDay = kind === 'date'
  return (
    <TextField
      {...textFieldProps(props)}
      type={isDay ? 'date' : 'datetime-local'}
      value={isDay ? text : text.replace(' ', 'T')}
      onChange={({ target }) => onRead(read(target.value) ?? textOrNothing(target.value))}
      slotProps={{
        htmlInput: { ...spokenLabel(props), ...limits[kind] },
        inputLabel: { shrink: true },
      }}
    />
  )
}
