import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

type Computing = Pick<ResourceForm, 'computedParts' | 'computedRows' | 'computedRowParts'>

/** A property of a form without the computed values inside it. */
export function givenIn(form: Computing, name: string, value: Json | undefined): Json | undefined {
  const { computedParts = {}, computedRows = {}, computedRowParts = {} } = form
  const computed = Object.keys({ ...computedParts[name], ...computedRows[name] })
  const parts = Object.entries(computedRowParts[name] ?? {})
  if (value === undefined || (computed.length === 0 && parts.length === 0)) return value
  return inEach(value, (object) => {
    const given = without(object, computed)
    const inside = parts.flatMap(([part, names]): [string, Json][] => {
      const { [part]: whole } = given
      return whole === undefined ? [] : [[part, inEach(whole, (each) => without(each, Object.keys(names)))]]
    })
    return { ...given, ...Object.fromEntries(inside) }
  })
}

function inEach(value: Json, change: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((each: Json) => (isJsonObject(each) ? change(each) : each))
  return isJsonObject(value) ? change(value) : value
}

function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
}
