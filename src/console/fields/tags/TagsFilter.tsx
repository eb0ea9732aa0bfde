import type { Json } from '#shared/contracts/Json.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { WordsField } from '../../kit/inputs/WordsField.tsx'
import { textOf } from '../../kit/text/readValue.ts'

/** Words of which a record has at least one; Enter adds one. */
export function TagsFilter(props: InputProps) {
  return (
    <WordsField
      {...props}
      texts={wantedIn(props.value)}
      onTexts={(texts) => props.onChange(filterBy(texts))}
    />
  )
}

/** A link may ask for one word without a list around it. */
function wantedIn(value: Json | undefined): string[] {
  return [value ?? []].flat().map(textOf).filter(Boolean)
}

function filterBy(texts: readonly string[]): Json | undefined {
  const wanted = [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
  return wanted.length === 0 ? undefined : wanted
}
