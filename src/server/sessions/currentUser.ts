import { tables } from '#generated/tables/tables.ts'
import { userTable } from '#generated/tables/user.ts'
import type { Queries } from '#server/database/Database.ts'
import { zoneHere } from '#shared/fields/times/timeOfDay.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Catalog } from '../crud/entity/Context.ts'
import { getRecord } from '../crud/read/findRecord.ts'
import type { MenuCache } from './menus/MenuCache.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { openingLooksOf } from '../views/openingViews.ts'
import { viewedRolesOf } from './viewedRoles.ts'

/** The caller's data for the console: the user's record without secrets, the permission codes, and how lists open (S3.01). */
export async function currentUser(
  { database, catalog, menus }: { database: Queries; catalog: Catalog; menus: MenuCache },
  user: SessionUser,
): Promise<JsonObject> {
  const record = await getRecord(database, userTable, user.id)
  const permissions = (await menus.of(user)).map(({ code }) => code)
  const entities = Object.keys(tables).filter((name) => {
    const page = catalog.resourceOf(name)?.permissions.page
    return page !== undefined && permissions.includes(page)
  })
  const looks = await openingLooksOf(database, { userId: user.id, entities })
  return {
    ...record,
    must_change_password: user.mustChangePassword,
    must_set_second_factor: user.mustSetSecondFactor,
    viewed_roles: (await viewedRolesOf(database, user)) ?? null,
    server_zone: zoneHere(),
    permissions,
    opening_views: looks,
  }
}
