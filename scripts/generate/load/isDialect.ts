import type { Json } from '#shared/contracts/Json.ts'
import { isObject, textOf } from './readJson.ts'

/** True for a schema that names our dialect, or that uses our entity keyword and so means to. */
export function isDialect(schema: Json): boolean {
  if (!isObject(schema)) return false
  return /(^|\/)dialect\.json(#|$)/.test(textOf(schema['$schema']) ?? '') || Object.hasOwn(schema, 'x-entity')
}
