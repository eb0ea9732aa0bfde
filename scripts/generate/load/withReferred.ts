import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { expandSchemas } from './expandSchemas.ts'
import type { Lead } from './expandSchemas.ts'
import type { LoadedSchema } from './LoadedSchema.ts'
import { textOf } from './readJson.ts'

/** The schemas, with each reference that expressions and defaults follow given the properties of the other entity. */
export const withReferred = expandSchemas(followedIn, (part, other, { origins }) => {
  const reference = part['x-reference'] ?? null
  const read: JsonObject = { ...objectOf(reference), read: readable(other) }
  return { ...part, 'x-reference': origins.inherit(read, reference) }
})

/** The references of a schema that expressions and defaults follow, as in "good_id.price". */
function followedIn({ value }: LoadedSchema): Lead[] {
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

/** The properties of an entity, without its id and without rows that are records of another one. */
function readable({ value: { properties, required = [] } }: LoadedSchema): JsonObject {
  const parts = Object.entries(objectOf(properties)).filter(
    ([name, part]) => name !== 'id' && !(isJsonObject(part) && part['x-children'] !== undefined),
  )
  return { properties: Object.fromEntries(parts), required }
}
