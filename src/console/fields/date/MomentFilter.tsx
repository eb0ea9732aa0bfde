import { useInputWords } from '../words/useInputWords.ts'
import { DateInput } from './DateInput.tsx'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** A day out of which a moment is made: where it starts, or where it ends, in local time. */
export function MomentFilter(props: InputProps) {
  const time = props.options?.endOfDay ? 'T23:59:59.999' : 'T00:00:00.000'
  return (
    <DateInput
      {...props}
      words={useInputWords()}
      value={formatDateTime(textOf(props.value)).slice(0, 10)}
      onChange={(day) => props.onChange(day === undefined ? undefined : momentOf(`${textOf(day)}${time}`))}
    />
  )
}

function momentOf(local: string): string | undefined {
  const moment = new Date(local)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
