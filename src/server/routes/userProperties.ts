import { userPatchSchema } from '#generated/schemas/user.ts'
import type { UserInput } from '#generated/types/user.ts'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'

/** Some properties of the schema of users, for calls that accept only these. */
export function userProperties(names: readonly (keyof UserInput)[]): JsonSchema {
  const properties = objectOf(userPatchSchema['properties'])
  return Object.fromEntries(names.map((name) => [name, properties[name] ?? false]))
}
