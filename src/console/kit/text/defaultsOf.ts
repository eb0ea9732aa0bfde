import type { JsonObject } from '#shared/contracts/Json.ts'
import type { InnerInput } from '../inputs/InputProps.ts'

/** The initial values of a new object: the defaults of its properties. */
export function defaultsOf(parts: readonly Pick<InnerInput, 'name' | 'initial'>[]): JsonObject {
  return Object.fromEntries(
    parts.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
  )
}

/** The changed object; an object that was not set before also gets its defaults. */
export function withDefaultsIfNew(
  parts: readonly Pick<InnerInput, 'name' | 'initial'>[],
  { former, next }: { former: JsonObject; next: JsonObject },
): JsonObject {
  const isNew = Object.keys(former).length === 0 && Object.keys(next).length > 0
  return isNew ? { ...defaultsOf(parts), ...next } : next
}
