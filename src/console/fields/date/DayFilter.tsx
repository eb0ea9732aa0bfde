import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { DateInput } from './DateInput.tsx'
import { readDay } from './readDay.ts'

/** A day; finds nothing by a text that is none. */
export function DayFilter(props: InputProps) {
  return (
    <DateInput {...props} words={useInputWords()} onChange={(day) => props.onChange(readDay(textOf(day)))} />
  )
}
