import type { Json } from '#shared/contracts/Json.ts'
import { isObject, textOf } from './readJson.ts'

/** Whether a schema names our dialect, or uses our entity keyword and so means our dialect. */
export function isDialect(schema: Json): boolean {
  if (!isObject(schema)) return false
  return /(^|\/)dialect\.json(#|$)/.test(textOf(schema['$schema']) ?? '') || Object.hasOwn(schema, 'x-entity')
}
