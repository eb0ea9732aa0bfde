import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { InnerInput } from '../../kit/inputs/InputProps.ts'

/** A copy of an object with another value of one part; a cleared part that the server would fill in becomes null. */
export function withPart(
  object: JsonObject,
  { name, isFilled = false }: Pick<InnerInput, 'name' | 'isFilled'>,
  value: Json | undefined,
): JsonObject {
  const { [name]: _old, ...rest } = object
  const next = value ?? (isFilled ? null : undefined)
  return next === undefined ? rest : { ...rest, [name]: next }
}
