import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { mapSubschemas } from '../../load/subschemas.ts'

const own = '#/definitions/'

/**
 * A schema as components of the document: itself, and each of its definitions, by their names.
 * Many client generators know only components.
 */
export function componentsOf(name: string, { definitions, ...schema }: JsonSchema): [string, Json][] {
  const inner = Object.entries(objectOf(definitions ?? null))
  return [
    [name, within(name, schema)],
    ...inner.map(([part, value]): [string, Json] => [partOf(name, part), moved(name, value)]),
  ]
}

/** A part that refers to definitions, with its references moved to the document's root. */
function within(component: string, schema: JsonObject): JsonObject {
  const { $ref } = schema
  const kept = mapSubschemas(schema, (part) => moved(component, part))
  if (typeof $ref !== 'string' || !$ref.startsWith(own)) return kept
  return { ...kept, $ref: `#/components/schemas/${partOf(component, $ref.slice(own.length))}` }
}

function moved(component: string, part: Json): Json {
  return isJsonObject(part) ? within(component, part) : part
}

// A move has a component, too: no code of a move has a dot.
function partOf(component: string, name: string): string {
  return `${component}.definitions.${name}`
}
