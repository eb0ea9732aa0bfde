import type { JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { onceFor } from '#shared/onceFor.ts'
import { listOf } from '../../load/readJson.ts'
import type { Entity, Property } from '../../contracts/Model.ts'
import { inputSchemaOf } from '../../model/schemas/inputSchemas.ts'

/**
 * What the validator judges a whole record by. Nobody sends what is computed, so what such a value has to be is asked
 * beside the conditions between properties, which wait until it is known.
 */
export const judgedSchemaOf = onceFor((entity: Entity): JsonSchema => {
  const schema = inputSchemaOf(entity)
  const rules = rulesOfComputed(entity)
  if (Object.keys(rules).length === 0) return schema
  return { ...schema, allOf: [...listOf(schema.allOf), { properties: rules }] }
})

function rulesOfComputed({ properties }: Entity): JsonObject {
  const computed = new Set(
    properties.flatMap(({ name, computed: from }) => (from === undefined ? [] : [name])),
  )
  const rules = properties.flatMap((property): [string, JsonObject][] => {
    const { name, atMost } = property
    const isOfComputed = atMost !== undefined && (computed.has(name) || computed.has(atMost))
    const rule = { ...(computed.has(name) ? ownRules(property) : {}), ...(isOfComputed ? { atMost } : {}) }
    // The words about a limit tell moments from numbers.
    const { format } = property.schema
    return Object.keys(rule).length > 0
      ? [[name, isOfComputed && format !== undefined ? { ...rule, format } : rule]]
      : []
  })
  return Object.fromEntries(rules)
}

/** What its computation does not hold it to by itself, as it does to bounds, steps, lengths and the one value allowed: limitBroken.ts. */
function ownRules({ schema: { pattern } }: Property): JsonObject {
  return pattern === undefined ? {} : { pattern }
}
