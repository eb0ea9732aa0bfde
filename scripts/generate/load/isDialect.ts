import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from './readJson.ts'

/** Whether a schema names our dialect, or uses our entity keyword and so means our dialect. */
export function isDialect(schema: Json): boolean {
  if (!isJsonObject(schema)) return false
  return /(^|\/)dialect\.json(#|$)/.test(textOf(schema['$schema']) ?? '') || Object.hasOwn(schema, 'x-entity')
}
