import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'

/** An object with another value of one of its parts; what the server would fill in is kept as nothing where it was emptied. */
export function withPart(
  object: JsonObject,
  { name, isFilled = false }: Pick<InnerInput, 'name' | 'isFilled'>,
  value: Json | undefined,
): JsonObject {
  const { [name]: _old, ...rest } = object
  const next = value ?? (isFilled ? null : undefined)
  return next === undefined ? rest : { ...rest, [name]: next }
}
