import type { JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'

/** The part that two schemas have in common, and the rest of each with a reference to that part. */
export interface SharedParts {
  parts: JsonSchema
  whole: JsonSchema
  patch: JsonSchema
}

// A reference is relative to the root of its own schema, so it stays there.
const reference = /"\$(?:dynamic|recursive)?ref"/iu

/** Lets the rules that a whole record and a part of one share be compiled and shipped once, property by property. */
export function sharedParts(whole: JsonSchema, patch: JsonSchema, name: string): SharedParts {
  const properties = objectOf(patch.properties)
  const all = objectOf(whole.properties)
  const alike = Object.keys(properties).filter((key) => {
    const text = JSON.stringify(properties[key])
    return text === JSON.stringify(all[key]) && !reference.test(text)
  })
  const withReference = (schema: JsonSchema): JsonSchema => ({
    ...schema,
    properties: { ...objectOf(schema.properties), ...Object.fromEntries(alike.map((key) => [key, true])) },
    allOf: [{ $ref: name }, ...(Array.isArray(schema.allOf) ? schema.allOf : [])],
  })
  const parts: JsonObject = Object.fromEntries(alike.map((key) => [key, properties[key] ?? true]))
  return { parts: { properties: parts }, whole: withReference(whole), patch: withReference(patch) }
}
