import { listOf } from '#shared/json/listOf.ts'
import { complaintsOfItems } from '../../kit/inputs/complaintsOfItems.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { WordsField } from '../../kit/inputs/WordsField.tsx'
import { textOf } from '../../kit/text/readValue.ts'
import { numberFrom } from './NumberInput.tsx'

/** Several numbers; Enter adds one. A text that is no number is kept as typed, so that the validator complains. */
export function NumbersInput(props: InputProps) {
  const inside = complaintsOfItems(props.errorsInside)
  return (
    <WordsField
      {...props}
      error={props.error ?? inside[0]}
      texts={listOf(props.value).map(textOf)}
      onTexts={(texts) =>
        props.onChange(texts.map((text) => numberFrom(text)).filter((number) => number !== undefined))
      }
    />
  )
}
