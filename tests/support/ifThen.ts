import type { JsonObject } from '#shared/contracts/Json.ts'

/** A condition of a schema; `then` is a keyword of JSON Schema. */
export function ifThen(condition: JsonObject, then: JsonObject, otherwise?: JsonObject): JsonObject {
  // oxlint-disable-next-line unicorn/no-thenable -- a schema is never awaited
  return { if: condition, then, ...(otherwise && { else: otherwise }) }
}
