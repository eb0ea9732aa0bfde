import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { canonicalJson } from '#shared/validation/canonicalJson.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

/** Whether a record already has all of these values. */
export function hasValues(record: JsonObject, given: JsonObject): boolean {
  return Object.entries(given).every(([name, value]) => sameValue(record[name] ?? null, value))
}

function sameValue(stored: Json, given: Json): boolean {
  if (canonicalJson(stored) === canonicalJson(given)) return true
  if (isMoment(stored) && typeof given === 'string') return Date.parse(stored) === Date.parse(given)
  // Lists of references are answered together with the names of the referenced records.
  if (!Array.isArray(stored) || !Array.isArray(given) || stored.length !== given.length) return false
  return given.every((item, index) => isPartOf(item, stored[index] ?? null))
}

function isPartOf(given: Json, stored: Json): boolean {
  if (!isJsonObject(given)) return canonicalJson(given) === canonicalJson(stored)
  if (!isJsonObject(stored)) return false
  return Object.entries(given).every(
    ([name, value]) => canonicalJson(stored[name] ?? null) === canonicalJson(value),
  )
}

/** Whether a value is a moment, which can be written in several ways. */
export function isMoment(value: Json): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/u.test(value) && !Number.isNaN(Date.parse(value))
}
