import { isShown } from './isShown.ts'
import type { Json } from './Json.ts'
import type { Field } from './Resource.ts'

/**
 * The visible properties inside an object. For alternatives: the property that tells them apart, and the properties of the
 * object's alternative.
 */
export function fieldsInside(
  { fields = [], alternatives }: Field,
  object: Readonly<Record<string, Json>>,
): readonly Field[] {
  if (!alternatives) return fields.filter((field) => isShown(field, object))
  const { by, of } = alternatives
  const value = object[by.source]
  return [by, ...((typeof value === 'string' && of[value]) || [])]
}
