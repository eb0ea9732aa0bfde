import { isShown } from '#shared/contracts/isShown.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../kit/text/readValue.ts'

/**
 * A property with everything that its values contain, even where the schema now has other names or would hide it beside the other
 * values.
 */
export function fieldAsStored(field: Field, values: readonly Json[]): Field {
  const { fields, alternatives } = field
  const objects = values.flat().filter(isJsonObject)
  if (fields) return { ...field, fields: fieldsAsStored(fields, objects) }
  return alternatives ? { ...field, alternatives: alternativesAsStored(alternatives, objects) } : field
}

function alternativesAsStored(
  { by, of }: NonNullable<Field['alternatives']>,
  objects: readonly JsonObject[],
): NonNullable<Field['alternatives']> {
  const tags = new Set([...Object.keys(of), ...objects.map((object) => textOf(object[by.source]))])
  const found = [...tags].map((tag): [string, readonly Field[]] => {
    const chosen = objects.filter((object) => textOf(object[by.source]) === tag)
    // The property that tells the alternatives apart is shown before them.
    return [tag, fieldsAsStored(of[tag] ?? [], chosen).filter(({ source }) => source !== by.source)]
  })
  return { by, of: Object.fromEntries(found) }
}

function fieldsAsStored(fields: readonly Field[], objects: readonly JsonObject[]): Field[] {
  const known = fields.map((inner) =>
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
  return [...known, ...former]
}

/** A property that the schema no longer knows, under its name. */
export function formerField(source: string, values: readonly Json[]): Field {
  const isPlain = values.every((value) => value === null || typeof value !== 'object')
  return { source, type: isPlain ? 'text' : 'json', sortable: false }
}

function hidesIn(inner: Field, objects: readonly JsonObject[]): boolean {
  return objects.some((object) => (object[inner.source] ?? null) !== null && !isShown(inner, object))
}
