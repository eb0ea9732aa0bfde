import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { LoadedSchema } from '../../load/LoadedSchema.ts'
import { ownValue, textOf, valueAt } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'

const expressions = new Set<unknown>(['x-computed', 'x-default'])

/** Recognises complaints that rest on an entity whose schema is missing or cannot be read, so that its properties are unknown. */
export function dependsOnUnread(
  schemas: readonly LoadedSchema[],
): (schema: LoadedSchema, path: Path) => boolean {
  const unread = new Set(
    schemas.flatMap(({ name, document }) => (document.problems.length > 0 ? [name] : [])),
  )
  const isUnknown = (entity: string) => unread.has(entity) || !schemas.some(({ name }) => name === entity)
  return ({ value }, path) => {
    const [place, name = '', keyword] = path
    if (place !== 'properties') return false
    const declared = objectOf(value['properties'])
    // Another complaint reports that the entity is missing.
    if (keyword === 'x-children') return unread.has(entityOf(declared, String(name)) ?? '')
    if (!expressions.has(keyword)) return false
    const words = JSON.stringify(valueAt(value, path.slice(0, 3))).match(/\w+/gu) ?? []
    return words.flatMap((word) => entityOf(declared, word) ?? []).some(isUnknown)
  }
}

/** The entity that a property leads to. */
function entityOf(declared: JsonObject, name: string): string | undefined {
  const property = objectOf(ownValue(declared, name))
  return textOf(objectOf(property['x-reference'] ?? property['x-children'])['entity'])
}
