import { isObject, textOf } from '../../kit/text/readValue.ts'

/** Ids of the roles in a user's record. */
export function roleIdsOf({ roles }: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(roles) ? roles.filter(isObject).map((role) => textOf(role['role_id'])) : []
}
