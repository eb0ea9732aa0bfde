import useMediaQuery from '@mui/material/useMediaQuery'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { NativeDateField } from './NativeDateField.tsx'
import { readDay } from './readDay.ts'
import { readMoment, utcOf } from './readMoment.ts'
import { TypedDateField } from './TypedDateField.tsx'
import type { DateFieldProps, DateWords } from './TypedDateField.tsx'

type DateInputProps = InputProps & { words: DateWords }

/** A calendar day. */
export function DateInput(props: DateInputProps) {
  return (
    <DateField {...props} kind="date" text={textOf(props.value)} read={readDay} onRead={props.onChange} />
  )
}

/** A moment: shown and typed in local time, sent in UTC. */
export function DateTimeInput(props: DateInputProps) {
  const value = textOf(props.value)
  return (
    <DateField
      {...props}
      kind="datetime"
      // A text that is no moment is shown unchanged, with the complaint about it.
      text={formatDateTime(value) || value}
      read={readMoment}
      onRead={(text) => props.onChange(text === undefined ? undefined : (utcOf(text) ?? text))}
    />
  )
}

/**
 * A typed field where there is a mouse, because the browser's own field uses the browser's language instead of the console's.
 * On a touch screen the phone's wheels are best.
 */
function DateField(props: DateFieldProps) {
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  return isTouched ? <NativeDateField {...props} /> : <TypedDateField {...props} />
}
