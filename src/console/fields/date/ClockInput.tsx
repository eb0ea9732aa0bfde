import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { ClockField } from './ClockField.tsx'
import { readPlainClock } from './readMoment.ts'

/** A time of day without a zone; zero seconds are left out. */
export function ClockInput(props: InputProps) {
  const text = textOf(props.value)
  return (
    <ClockField
      {...props}
      text={text}
      read={readPlainClock}
      clock={text}
      onClock={(clock) => props.onChange(textOrNothing(clock))}
    />
  )
}
