import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isObject } from '../../kit/text/readValue.ts'

/**
 * A form's schema as rjsf has to know it: which properties there are, and what the conditions between them ask for. What is
 * inside of a property is its input's matter. If rjsf knew it, it would take out of the values, with each change of a condition,
 * what it holds to be of another branch: it empties choices, and lists whose rows are of several shapes.
 */
export function outlineOf(schema: JsonSchema): JsonSchema {
  const parts = Object.entries(schema).map(([keyword, value]) => [keyword, outlined(keyword, value)] as const)
  return Object.fromEntries(parts)
}

function outlined(keyword: string, value: Json): Json {
  if (keyword === 'properties' && isObject(value)) return mapped(value, bare)
  if (keyword === 'dependencies' && isObject(value)) return mapped(value, outlineWithin)
  if (keyword === 'allOf' && Array.isArray(value)) return value.map(outlineWithin)
  return keyword === 'then' || keyword === 'else' ? outlineWithin(value) : value
}

/** rjsf draws nothing for a schema without a word. */
function bare(property: Json): Json {
  return isObject(property) ? { readOnly: property['readOnly'] === true } : property
}

function outlineWithin(part: Json): Json {
  return isObject(part) ? outlineOf(part) : part
}

function mapped(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))
}
