import type { JsonObject } from '#shared/contracts/Json.ts'
import type { TextContext } from '../FieldView.ts'
import { wordsWithin } from '../ValueWords.ts'

/** What is set inside an object, each with its name. */
export function textOfParts(object: JsonObject, { field, words, textWithin }: TextContext): string {
  const inside = wordsWithin(words, field.source)
  const texts = (field.fields ?? []).flatMap((part) => {
    const text = textWithin(part, object, inside)
    return text === '' ? [] : [`${inside.label(part.source)}: ${text}`]
  })
  return texts.join(', ')
}
