import { useInputWords } from '../words/useInputWords.ts'
import { DateInput } from './DateInput.tsx'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { isMoment, readDay } from './readDay.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** Filters by the moment at which a chosen day starts or ends in local time; a text that names no day stays as typed. */
export function MomentFilter(props: InputProps) {
  const text = textOf(props.value)
  const time = props.options?.endOfDay ? 'T23:59:59.999' : 'T00:00:00.000'
  return (
    <DateInput
      {...props}
      words={useInputWords()}
      value={isMoment(text) ? formatDateTime(text).slice(0, 10) : text}
      onChange={(typed) => props.onChange(momentOf(textOf(typed), time) ?? typed)}
    />
  )
}

function momentOf(typed: string, time: string): string | undefined {
  const day = readDay(typed)
  return day && new Date(`${day}${time}`).toISOString()
}
