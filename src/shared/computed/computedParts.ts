import type { ComputedParts } from '../contracts/Expression.ts'
import type { Json, JsonObject } from '../contracts/Json.ts'
import { isJsonObject } from '../json/isJsonObject.ts'
import { listOf } from '../json/listOf.ts'
import { computedValue } from './computedValue.ts'
import { brokenLimitOf } from './brokenLimitOf.ts'
import type { BrokenLimit } from './brokenLimitOf.ts'

/** The rows of a list, or an object, with their computed parts added; a part may read its row and the record around it. */
export function withComputedParts(parts: ComputedParts, value: Json, record: JsonObject): Json {
  return inEach(value, (row) => {
    const values = Object.entries(parts).map(([name, computation]): [string, Json] => [
      name,
      computedValue(computation, record, { row }),
    ])
    return { ...row, ...Object.fromEntries(values) }
  })
}

/** The rows of a list, or an object, without their computed parts. */
export function withoutComputedParts(parts: ComputedParts, value: Json): Json {
  return inEach(value, (row) => {
    const given = Object.entries(row).filter(([name]) => !Object.hasOwn(parts, name))
    return Object.fromEntries(given)
  })
}

/** The bounds that computed values in rows, or in an object, break, each with its path inside the value. */
export function brokenLimitsIn(parts: ComputedParts, value: Json): (BrokenLimit & { path: string })[] {
  return placesIn(value).flatMap(({ path, row }) =>
    Object.entries(parts).flatMap(([name, computation]) => {
      const broken = brokenLimitOf(computation, row[name] ?? null)
      return broken ? [{ path: `${path}/${name}`, ...broken }] : []
    }),
  )
}

function inEach(value: Json, change: (row: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((row: Json) => (isJsonObject(row) ? change(row) : row))
  return isJsonObject(value) ? change(value) : value
}

function placesIn(value: Json): { path: string; row: JsonObject }[] {
  if (isJsonObject(value)) return [{ path: '', row: value }]
  return listOf(value).flatMap((row, index) => (isJsonObject(row) ? [{ path: `/${index}`, row }] : []))
}
