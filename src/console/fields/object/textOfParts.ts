import type { JsonObject } from '#shared/contracts/Json.ts'
import { fieldsInside } from '#shared/contracts/fieldsInside.ts'
import type { TextContext } from '../FieldView.ts'
import { wordsWithin } from '../ValueWords.ts'

/** The set properties of an object as text, each with its name. */
export function textOfParts(object: JsonObject, { field, words, textWithin }: TextContext): string {
  const inside = wordsWithin(words, field.source)
  const texts = fieldsInside(field, object).flatMap((part) => {
    const text = textWithin(part, object, inside)
    if (text === '') return []
    // The name of the alternative needs no label.
    return [part === field.alternatives?.by ? text : `${inside.label(part.source)}: ${text}`]
  })
  return texts.join(', ')
}
