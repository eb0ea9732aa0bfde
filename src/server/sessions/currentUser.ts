import { userTable } from '#generated/tables/user.ts'
import type { Queries } from '#server/database/Database.ts'
import { zoneHere } from '#shared/fields/times/timeOfDay.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { getRecord } from '../crud/read/findRecord.ts'
import { grantedMenus } from './grantedMenus.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { viewedRolesOf } from './viewedRoles.ts'

/** The caller as the console needs to know them: the user's record, without secrets, and the codes they may use (S3.01). */
export async function currentUser(queries: Queries, user: SessionUser): Promise<JsonObject> {
  const record = await getRecord(queries, userTable, user.id)
  const menus = await grantedMenus(queries, user)
  return {
    ...record,
    must_change_password: user.mustChangePassword,
    must_set_second_factor: user.mustSetSecondFactor,
    viewed_roles: (await viewedRolesOf(queries, user)) ?? null,
    server_zone: zoneHere(),
    permissions: menus.map(({ code }) => code),
  }
}
