import { textsOf } from '#shared/json/listOf.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { WordsField } from '../../kit/inputs/WordsField.tsx'

/** An input for free words; Enter adds one. */
export function TagsInput(props: InputProps) {
  return (
    <WordsField
      {...props}
      texts={textsOf(props.value)}
      onTexts={(tags) => props.onChange([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))])}
    />
  )
}
