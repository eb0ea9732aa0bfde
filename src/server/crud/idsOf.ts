import type { JsonObject } from '#shared/contracts/Json.ts'
import { textOf } from './textOf.ts'

/** The ids of records, in their order. */
export function idsOf(records: readonly JsonObject[]): string[] {
  return records.map(({ id }) => textOf(id))
}
