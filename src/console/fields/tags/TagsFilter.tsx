import type { Json } from '#shared/contracts/Json.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { WordsField } from '../../kit/inputs/WordsField.tsx'
import { textOf } from '../../kit/text/readValue.ts'

/** Filters by words: a record is found if it has at least one of them. Enter adds a word. */
export function TagsFilter(props: InputProps) {
  return (
    <WordsField
      {...props}
      texts={wantedIn(props.value)}
      onTexts={(texts) => props.onChange(filterBy(texts))}
    />
  )
}

/** The words of the filter; a link may give a single word without a list. */
function wantedIn(value: Json | undefined): string[] {
  return [value ?? []].flat().map(textOf).filter(Boolean)
}

function filterBy(texts: readonly string[]): Json | undefined {
  const wanted = [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
  return wanted.length === 0 ? undefined : wanted
}
