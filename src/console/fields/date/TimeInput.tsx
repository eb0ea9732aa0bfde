import { readTime } from '#shared/fields/times/readTime.ts'
import { foreignZone, formatTime, partsOfTime } from '#shared/fields/times/timeOfDay.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { ClockField } from './ClockField.tsx'

/** A time of day with a zone. The browser's own field knows no zone: the time keeps its zone, which is shown beside it. */
export function TimeInput(props: InputProps) {
  const text = textOf(props.value)
  const parts = partsOfTime(text)
  const zone = parts ? foreignZone(parts.zone) : ''
  return (
    <ClockField
      {...props}
      text={formatTime(text)}
      read={readTime}
      clock={parts?.clock ?? ''}
      zone={zone}
      onClock={(clock) => props.onChange(readTime(`${clock} ${zone}`) ?? textOrNothing(clock))}
    />
  )
}
