import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** The logged-in user, as GET /current/user describes them. */
export interface CurrentUser {
  id: string
  username: string
  name: string
  avatar?: string
  /** Whether another person set the password, so that the user must change it. */
  mustChangePassword: boolean
  /** Whether a role requires a second factor that the user has not set up. */
  mustSetSecondFactor: boolean
  /** The server's offset from UTC, such as `+08:00`. */
  serverZone?: string
  /** The names of the roles as which the user views the console, read-only; empty for the user's own view. */
  viewedRoles: readonly string[]
  /** The looks with which the user's lists open, by entity, as the server answered. */
  openings: JsonObject
}

/** Reads the current user from an answer. */
export function readCurrentUser(data: unknown): CurrentUser {
  const user = isJsonObject(data) && isJsonObject(data['userInfo']) ? data['userInfo'] : data
  const facts = objectOf(user)
  const avatar = textOf(facts['avatar'])
  const serverZone = textOf(facts['server_zone'])
  return {
    id: textOf(facts['id']),
    username: textOf(facts['username']),
    name: textOf(facts['name']) || textOf(facts['username']),
    ...(avatar && { avatar }),
    mustChangePassword: facts['must_change_password'] === true,
    mustSetSecondFactor: facts['must_set_second_factor'] === true,
    ...(serverZone && { serverZone }),
    viewedRoles: namesIn(facts['viewed_roles']),
    openings: objectOf(facts['opening_views']),
  }
}

function namesIn(roles: unknown): string[] {
  return Array.isArray(roles) ? roles.filter(isJsonObject).map((role) => textOf(role['name'])) : []
}
