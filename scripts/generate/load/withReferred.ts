import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { LoadedSchema } from './LoadedSchema.ts'
import { textOf } from './readJson.ts'

/** The schemas, with each reference that expressions and defaults follow given the properties of the other entity. */
export function withReferred(schemas: readonly LoadedSchema[]): LoadedSchema[] {
  return schemas.map((schema) => {
    const followed = followedIn(schema).flatMap(({ property, entity }) => {
      const other = schemas.find(({ name }) => name === entity)
      return other ? [{ property, other }] : []
    })
    if (followed.length === 0) return schema
    const former = known.get(schema)
    const isKnown =
      former?.others.length === followed.length &&
      former.others.every((other, index) => other === followed[index]?.other)
    const made = isKnown ? former.made : expanded(schema, followed)
    known.set(schema, { others: followed.map(({ other }) => other), made })
    return made
  })
}

// Unchanged schemas stay the same objects, and so does everything made from them.
const known = new WeakMap<LoadedSchema, { others: readonly LoadedSchema[]; made: LoadedSchema }>()

/** The references of a schema that expressions and defaults follow, as in "good_id.price". */
function followedIn({ value }: LoadedSchema): { property: string; entity: string }[] {
  const parts = Object.entries(objectOf(value['properties'])).map(
    ([property, part]) => [property, objectOf(part)] as const,
  )
  const texts = parts.flatMap(([, part]) =>
    [part['x-computed'], objectOf(part['x-default'])['property']].flatMap((text) => textOf(text) ?? []),
  )
  const followed = new Set(texts.flatMap((text) => [...text.matchAll(follows)].map(([name]) => name)))
  return parts.flatMap(([property, part]) => {
    const entity = textOf(objectOf(part['x-reference'])['entity'])
    return entity !== undefined && followed.has(property) ? [{ property, entity }] : []
  })
}

/** Matches a name before a point or bracket. */
const follows = /(?<![\w.])\w+(?=\s*[.[])/gu

interface Followed {
  property: string
  other: LoadedSchema
}

function expanded(schema: LoadedSchema, followed: readonly Followed[]): LoadedSchema {
  const { value, origins } = schema
  const declared = objectOf(value['properties'])
  const parts = followed.map(({ property, other }): [string, Json] => {
    const part = objectOf(declared[property])
    const reference = part['x-reference'] ?? null
    const read: JsonObject = { ...objectOf(reference), read: readable(other) }
    return [property, origins.inherit({ ...part, 'x-reference': origins.inherit(read, reference) }, part)]
  })
  const properties = origins.inherit({ ...declared, ...Object.fromEntries(parts) }, declared)
  return { ...schema, value: origins.inherit({ ...value, properties }, value) }
}

/** The properties of an entity, without its id and without rows that are records of another one. */
function readable({ value: { properties, required = [] } }: LoadedSchema): JsonObject {
  const parts = Object.entries(objectOf(properties)).filter(
    ([name, part]) => name !== 'id' && !(isJsonObject(part) && part['x-children'] !== undefined),
  )
  return { properties: Object.fromEntries(parts), required }
}
