import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { mapSubschemas } from '../../load/subschemas.ts'

/**
 * A schema of draft-07 in the draft of OpenAPI 3.1, which has other keywords for tuples and for dependencies. There, a
 * discriminator needs alternatives with names of their own; ours have constants instead.
 */
export function inDraft2020(schema: JsonObject): JsonObject {
  const known = mapSubschemas(schema, (part) => (isJsonObject(part) ? inDraft2020(part) : part))
  const { items = null, additionalItems = null, dependencies = null, discriminator: _, ...rest } = known
  return { ...rest, ...itemsOf(items, additionalItems), ...dependenciesOf(objectOf(dependencies)) }
}

/** Without a tuple, additional items mean nothing. */
function itemsOf(items: Json, additionalItems: Json): JsonObject {
  if (!isJsonList(items)) return items === null ? {} : { items }
  return { prefixItems: items, ...(additionalItems === null ? {} : { items: additionalItems }) }
}

function dependenciesOf(dependencies: JsonObject): JsonObject {
  const entries = Object.entries(dependencies)
  const required = entries.filter(([, then]) => isJsonList(then))
  const schemas = entries.filter(([, then]) => !isJsonList(then))
  return {
    ...(required.length > 0 ? { dependentRequired: Object.fromEntries(required) } : {}),
    ...(schemas.length > 0 ? { dependentSchemas: Object.fromEntries(schemas) } : {}),
  }
}
