import TextField from '@mui/material/TextField'
import { formatDateTime } from './formatDateTime.ts'
import type { InputProps } from './InputProps.ts'
import { textOf, textOrNothing } from './readValue.ts'
import { spokenLabel, textFieldProps } from './textFieldProps.ts'

/** A calendar day. */
export function DateInput(props: InputProps) {
  return (
    <TextField
      {...textFieldProps(props)}
      type="date"
      value={textOf(props.value)}
      onChange={(event) => props.onChange(textOrNothing(event.target.value))}
      slotProps={{ htmlInput: { ...spokenLabel(props), max: '9999-12-31' }, inputLabel: { shrink: true } }}
    />
  )
}

/** A moment: shown and typed in local time, sent in UTC. */
export function DateTimeInput(props: InputProps) {
  return (
    <TextField
      {...textFieldProps(props)}
      type="datetime-local"
      value={localOf(textOf(props.value))}
      onChange={(event) => props.onChange(utcOf(event.target.value))}
      slotProps={{
        htmlInput: { ...spokenLabel(props), step: 1, max: '9999-12-31T23:59:59' },
        inputLabel: { shrink: true },
      }}
    />
  )
}

/** A UTC moment as the local text a datetime-local input understands. */
export function localOf(iso: string): string {
  return formatDateTime(iso).replace(' ', 'T')
}

/** What a datetime-local input says, in UTC. */
export function utcOf(local: string): string | undefined {
  const moment = new Date(local)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
