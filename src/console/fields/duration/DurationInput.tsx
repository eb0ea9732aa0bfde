import { formatDuration } from '#shared/fields/times/formatDuration.ts'
import { readDuration } from '#shared/fields/times/readDuration.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { TypedTextField } from '../date/TypedTextField.tsx'

/** A duration, typed in words of either language or in its stored form. */
export function DurationInput(props: InputProps) {
  const language = currentLanguage()
  return (
    <TypedTextField
      {...props}
      text={formatDuration(textOf(props.value), language)}
      read={readDuration}
      placeholder={formatDuration('P1DT12H', language)}
    />
  )
}
