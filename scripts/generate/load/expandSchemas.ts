import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { LoadedSchema } from './LoadedSchema.ts'

/** A property, and the entity that it leads to. */
export interface Lead {
  property: string
  entity: string
}

interface Related {
  property: string
  other: LoadedSchema
}

/** The part of a schema for a property that leads to another schema. */
type PartFor = (part: JsonObject, other: LoadedSchema, schema: LoadedSchema) => JsonObject

/**
 * Returns a function that expands the properties of schemas that lead to others. While a schema and these others stay the same
 * objects, so does the expanded schema, and so does everything made from it.
 */
export function expandSchemas(
  leadsIn: (schema: LoadedSchema) => readonly Lead[],
  partFor: PartFor,
): (schemas: readonly LoadedSchema[]) => LoadedSchema[] {
  const known = new WeakMap<LoadedSchema, { related: readonly Related[]; made: LoadedSchema }>()
  return (schemas) =>
    schemas.map((schema) => {
      const related = leadsIn(schema).flatMap(({ property, entity }): Related[] => {
        const other = schemas.find(({ name }) => name === entity)
        return other ? [{ property, other }] : []
      })
      if (related.length === 0) return schema
      const former = known.get(schema)
      if (former && isSame(former.related, related)) return former.made
      const made = expanded(schema, related, partFor)
      known.set(schema, { related, made })
      return made
    })
}

function isSame(one: readonly Related[], other: readonly Related[]): boolean {
  return one.length === other.length && one.every((each, index) => each.other === other[index]?.other)
}

function expanded(schema: LoadedSchema, related: readonly Related[], partFor: PartFor): LoadedSchema {
  const { value, origins } = schema
  const declared = objectOf(value['properties'])
  const parts = related.map(({ property, other }): [string, Json] => {
    const part = objectOf(declared[property])
    return [property, origins.inherit(partFor(part, other, schema), part)]
  })
  const properties = origins.inherit({ ...declared, ...Object.fromEntries(parts) }, declared)
  return { ...schema, value: origins.inherit({ ...value, properties }, value) }
}
