import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

/**
 * The part of a form's schema that rjsf must know: its properties, and the conditions between them. The inside of a property is
 * left to its input. If rjsf knew it, each change of a condition would remove the values that rjsf assigns to another branch:
 * rjsf would empty choices, and lists whose rows have several shapes.
 */
export function outlineOf(schema: JsonSchema): JsonSchema {
  const parts = Object.entries(schema).map(([keyword, value]) => [keyword, outlined(keyword, value)] as const)
  return Object.fromEntries(parts)
}

function outlined(keyword: string, value: Json): Json {
  if (keyword === 'properties' && isJsonObject(value)) return mapped(value, bare)
  if (keyword === 'dependencies' && isJsonObject(value)) return mapped(value, outlineWithin)
  if (keyword === 'allOf' && Array.isArray(value)) return value.map(outlineWithin)
  return keyword === 'then' || keyword === 'else' ? outlineWithin(value) : value
}

/** Keeps only `readOnly`; it is always given, because rjsf draws nothing for an empty schema. */
function bare(property: Json): Json {
  return isJsonObject(property) ? { readOnly: property['readOnly'] === true } : property
}

function outlineWithin(part: Json): Json {
  return isJsonObject(part) ? outlineOf(part) : part
}

function mapped(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))
}
