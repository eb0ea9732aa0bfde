import type { JsonObject } from '#shared/contracts/Json.ts'
import { fieldsInside } from '#shared/contracts/fieldsInside.ts'
import type { TextContext } from '../FieldView.ts'
import { wordsWithin } from '../ValueWords.ts'

/** What is set inside an object, each with its name. */
export function textOfParts(object: JsonObject, { field, words, textWithin }: TextContext): string {
  const inside = wordsWithin(words, field.source)
  const texts = fieldsInside(field, object).flatMap((part) => {
    const text = textWithin(part, object, inside)
    if (text === '') return []
    // Which alternative it is says itself what it is about.
    return [part === field.alternatives?.by ? text : `${inside.label(part.source)}: ${text}`]
  })
  return texts.join(', ')
}
