import { isShown } from './isShown.ts'
import type { Json } from './Json.ts'
import type { Field } from './Resource.ts'

/** The properties to be seen inside an object: of one that has alternatives, what tells them apart and those of the one it is. */
export function fieldsInside(
  { fields = [], alternatives }: Field,
  object: Readonly<Record<string, Json>>,
): readonly Field[] {
  if (!alternatives) return fields.filter((field) => isShown(field, object))
  const { by, of } = alternatives
  const value = object[by.source]
  return [by, ...((typeof value === 'string' && of[value]) || [])]
}
