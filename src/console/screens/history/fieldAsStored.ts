import { isShown } from '#shared/contracts/isShown.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { isObject } from '../../kit/text/readValue.ts'

/** A property with all that these values have inside, also where its schema has other names by now or would not show it beside the rest. */
export function fieldAsStored(field: Field, values: readonly Json[]): Field {
  if (!field.fields) return field
  const objects = values.flat().filter(isObject)
  const known = field.fields.map((inner) =>
    fieldAsStored(
      hidesIn(inner, objects) ? { ...inner, showWhen: {} } : inner,
      objects.map((object) => object[inner.source] ?? null),
    ),
  )
  const names = new Set(objects.flatMap((object) => Object.keys(object)))
  const rest = [...names].filter((name) => !known.some(({ source }) => source === name))
  const former = rest.map((name) =>
    formerField(
      name,
      objects.map((object) => object[name] ?? null),
    ),
  )
  return { ...field, fields: [...known, ...former] }
}

/** What the schema does not know any more, by its name. */
export function formerField(source: string, values: readonly Json[]): Field {
  const isPlain = values.every((value) => value === null || typeof value !== 'object')
  return { source, type: isPlain ? 'text' : 'json', sortable: false }
}

function hidesIn(inner: Field, objects: readonly JsonObject[]): boolean {
  return objects.some((object) => (object[inner.source] ?? null) !== null && !isShown(inner, object))
}
