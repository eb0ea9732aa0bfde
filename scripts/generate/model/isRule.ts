import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { ComparedValue } from '#shared/contracts/Table.ts'
import { listOf } from '#shared/json/listOf.ts'
import type { Property } from '../contracts/Model.ts'
import { isComparedValue } from './across/partsOfRule.ts'

/** Whether the property is computed and may have only one value. */
export function isRule({ computed, schema }: Property): boolean {
  return computed !== undefined && onlyValueIn(schema) !== undefined
}

/** The only value that a property may have; undefined if there are others. */
export function onlyValueIn(schema: JsonSchema): ComparedValue | undefined {
  // If the property may also be unset, the model expresses "const" by "enum".
  const [only, ...others] = listOf(schema.enum ?? [schema.const ?? null]).filter((value) => value !== null)
  return isComparedValue(only) && others.length === 0 ? only : undefined
}
