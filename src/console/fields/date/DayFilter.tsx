import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { DateInput } from './DateInput.tsx'
import { readDay } from './readDay.ts'

/** Filters by a day; a text that names no day stays as typed. */
export function DayFilter(props: InputProps) {
  return (
    <DateInput
      {...props}
      words={useInputWords()}
      onChange={(day) => props.onChange(readDay(textOf(day)) ?? textOrNothing(textOf(day)))}
    />
  )
}
