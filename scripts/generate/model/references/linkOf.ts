import type { JsonObject } from '#shared/contracts/Json.ts'
import type { OnDelete, ReferenceLimit } from '#shared/contracts/Table.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { numberOf, textOf } from '../../load/readJson.ts'
import type { Property } from '../../contracts/Model.ts'
import { limitOf } from './limitOf.ts'

/** The many-to-many relation of a list of references; undefined for any other schema. */
export function linkOf(schema: JsonObject): Property['link'] {
  const items = objectOf(schema['items'])
  const maxItems = numberOf(schema['maxItems'])
  const sizes = {
    minItems: numberOf(schema['minItems']) ?? 0,
    ...(maxItems === undefined ? {} : { maxItems }),
  }
  const direct = referenceOf(items)
  if (direct) return { ...direct, ...sizes }
  const entries = Object.entries(objectOf(items['properties']))
  const keys = entries.filter(([, property]) => referenceOf(objectOf(property)))
  const names = entries.filter(([, property]) => objectOf(property)['x-name-of'] !== undefined)
  const [key] = keys
  if (!key || keys.length > 1 || keys.length + names.length < entries.length) return undefined
  const reference = referenceOf(objectOf(key[1]))
  const nameKey = names[0]?.[0]
  return reference && { ...reference, ...sizes, key: key[0], ...(nameKey === undefined ? {} : { nameKey }) }
}

/** The reference of a property; undefined if it has none. */
export function referenceOf(schema: JsonObject): Reference | undefined {
  const reference = objectOf(schema['x-reference'])
  const entity = textOf(reference['entity'])
  if (entity === undefined) return undefined
  const onDelete = onDeletes.find((choice) => choice === reference['onDelete']) ?? 'refuse'
  const limit = limitOf(reference)
  return { entity, onDelete, ...(limit ? { limit } : {}) }
}

interface Reference {
  entity: string
  onDelete: OnDelete
  limit?: ReferenceLimit
}

const onDeletes: readonly OnDelete[] = ['refuse', 'clear', 'cascade']
