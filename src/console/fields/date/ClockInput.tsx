import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { ClockField } from './ClockField.tsx'
import { readClock } from './readTime.ts'

/** A time of day without a zone. */
export function ClockInput(props: InputProps) {
  const text = textOf(props.value)
  return (
    <ClockField
      {...props}
      text={text}
      read={readClock}
      clock={text}
      onClock={(clock) => props.onChange(textOrNothing(clock))}
    />
  )
}
