import type { JsonObject } from '#shared/contracts/Json.ts'
import { isObject } from '../../kit/text/readValue.ts'

/** The person logged in, as GET /current/user describes them. */
export interface CurrentUser {
  id: string
  username: string
  name: string
  avatar?: string
  /** The password was given out by someone else and has to be replaced. */
  mustChangePassword: boolean
  /** A role demands a second factor, which they have not set up. */
  mustSetSecondFactor: boolean
  /** How far the server is from UTC, as in `+08:00`. */
  serverZone?: string
  /** Names of the roles with whose eyes they look, without changing anything; empty for their own view. */
  viewedRoles: readonly string[]
  /** How lists open for them, by the names of their entities, as the server said. */
  openings: JsonObject
}

/** Reads the current user out of an answer. */
export function readCurrentUser(data: unknown): CurrentUser {
  const user = isObject(data) && isObject(data['userInfo']) ? data['userInfo'] : data
  const facts = isObject(user) ? user : {}
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
    openings: isObject(facts['opening_views']) ? facts['opening_views'] : {},
  }
}

function namesIn(roles: unknown): string[] {
  return Array.isArray(roles) ? roles.filter(isObject).map((role) => textOf(role['name'])) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
