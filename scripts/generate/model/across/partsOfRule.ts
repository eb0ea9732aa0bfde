import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ComparedValue, RecordFilter, UniqueKey } from '#shared/contracts/Table.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { wordsOf } from '../names/labelOf.ts'

/** The parts of every rule across records: the condition on the records that count, and the message for people who break it. */
export function partsOfRule(rule: JsonObject): Pick<UniqueKey, 'where' | 'message'> {
  const where = filterOf(objectOf(rule['where']))
  const message = wordsOf(rule['message'])
  return {
    ...(Object.keys(where).length > 0 ? { where } : {}),
    ...(message ? { message } : {}),
  }
}

function filterOf(where: JsonObject): RecordFilter {
  return Object.fromEntries(Object.entries(where).map(([name, value]) => [name, comparedValues(value)]))
}

/** The listed values, or the single one. */
export function comparedValues(value: Json): ComparedValue[] {
  return [value].flat().filter(isComparedValue)
}

/** Whether a value is one that columns are compared with: a text, a number or a truth value. */
export function isComparedValue(value: unknown): value is ComparedValue {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
