import type { JsonObject } from '#shared/contracts/Json.ts'

/** The id of a record in the server's answer. */
export function idOf(record: JsonObject): string {
  const { id } = record
  if (typeof id !== 'string') throw new Error('this record has no id')
  return id
}
