import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { mapSubschemas } from '../../load/subschemas.ts'
import { alternativesOf } from '../types/alternativesOf.ts'
import type { Alternatives } from '../types/alternativesOf.ts'

/** Adds OpenAPI's discriminator to alternatives, at every depth, so that a validator judges a value by the intended one alone. */
export function withDiscriminators(schema: Json): Json {
  if (!isJsonObject(schema)) return schema
  // Beside properties, alternatives are conditions on the same object, which may depend on defaults.
  const isConditional = schema['properties'] !== undefined
  const known = mapSubschemas(schema, (inner, [keyword]) =>
    isConditional && inPlace.has(String(keyword)) ? inner : withDiscriminators(inner),
  )
  const alternatives = alternativesOf(known)
  return alternatives ? withDiscriminator(known, alternatives) : known
}

const inPlace = new Set(['if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf', 'dependencies'])

/** Adds the discriminator; null becomes an alternative to all of them. */
function withDiscriminator(plain: JsonObject, { keyword, by }: Alternatives): JsonObject {
  const { [keyword]: members, ...rest } = plain
  const shapes = listOf(members).filter((member) => objectOf(member)['type'] !== 'null')
  const all = { ...rest, type: 'object', discriminator: { propertyName: by }, oneOf: shapes }
  return shapes.length === listOf(members).length ? all : { anyOf: [all, { type: 'null' }] }
}
