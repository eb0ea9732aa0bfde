import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { mapSubschemas } from '../../load/subschemas.ts'
import { isObject } from '../inputSchemas.ts'

const own = '#/definitions/'

/** A schema as a component of the document, in which references to its own definitions start at the document's root. */
export function within(component: string, schema: JsonObject): JsonObject {
  const moved = (part: Json): Json => (isObject(part) ? within(component, part) : part)
  const { $ref } = schema
  const kept = mapSubschemas(schema, moved)
  if (typeof $ref !== 'string' || !$ref.startsWith(own)) return kept
  return { ...kept, $ref: `#/components/schemas/${component}/definitions/${$ref.slice(own.length)}` }
}
