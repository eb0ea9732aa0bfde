import type { User } from '#generated/types/user.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** The ids of the roles in a user's record. */
export function roleIdsOf(user: Readonly<Record<string, unknown>>): string[] {
  const roles = user['roles' satisfies keyof User]
  return Array.isArray(roles)
    ? roles.filter(isJsonObject).map((role) => textOf(role['role_id' satisfies keyof User['roles'][number]]))
    : []
}
