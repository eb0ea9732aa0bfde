import { isJsonObject } from './isJsonObject.ts'
import type { JsonObject } from '../contracts/Json.ts'

/** The value as an object; empty if it is no object. */
export function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {}
}

/** The object inside an object; empty if it is no object. */
export function objectAt(object: JsonObject, name: string): JsonObject {
  return objectOf(object[name])
}
