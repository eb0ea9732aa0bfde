import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { LookupCondition, ReferenceLimit } from '#shared/contracts/Table.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../load/readJson.ts'
import { comparedValues } from '../across/partsOfRule.ts'
import { wordsOf } from '../names/labelOf.ts'

/** The condition on the records that a reference may be set to; undefined if any record will do. */
export function limitOf(reference: JsonObject): ReferenceLimit | undefined {
  const where = Object.entries(objectOf(reference['where']))
  if (where.length === 0) return undefined
  const message = wordsOf(reference['message'])
  return {
    where: Object.fromEntries(where.map(([name, value]) => [name, conditionOf(value)])),
    ...(message ? { message } : {}),
  }
}

function conditionOf(value: Json): LookupCondition {
  const path = isJsonObject(value) ? textOf(value['property']) : undefined
  return path === undefined ? { values: comparedValues(value) } : placeOf(path)
}

/** "price" is a property of the record itself, "good_id.price" a property of the record that a reference leads to. */
export function placeOf(path: string): { property: string; through?: string } {
  const [, through, property = path] = /^(\w+)\.(.+)$/u.exec(path) ?? []
  return { property, ...(through === undefined ? {} : { through }) }
}
