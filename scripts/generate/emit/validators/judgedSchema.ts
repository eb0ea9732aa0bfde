import type { JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { memoize } from '#shared/memoize.ts'
import type { Entity, Property } from '../../contracts/Model.ts'
import { inputSchemaOf } from '../../model/schemas/inputSchemas.ts'

/**
 * The schema by which the validator judges a whole record. Clients do not send computed values, so the rules about these stand
 * beside the conditions between properties, which are judged once the values are known.
 */
export const judgedSchemaOf = memoize((entity: Entity): JsonSchema => {
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
    // The message about a limit differs between moments and numbers.
    const { format } = property.schema
    return Object.keys(rule).length > 0
      ? [[name, isOfComputed && format !== undefined ? { ...rule, format } : rule]]
      : []
  })
  return Object.fromEntries(rules)
}

/** The rules that a computation does not enforce, unlike bounds, steps, lengths and the one value allowed: brokenLimitOf.ts. */
function ownRules({ schema: { pattern } }: Property): JsonObject {
  return pattern === undefined ? {} : { pattern }
}
