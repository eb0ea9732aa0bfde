import type { Hooks } from '#server/crud/entity/Context.ts'
import { raw } from '#server/database/sql.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { openCrud } from './openCrud.ts'
import type { Crud } from './openCrud.ts'
import { shopRoutes, shopSql, shopTables } from './shop.ts'

/** Opens a small shop on a new database. */
export async function openShop(databases: TestDatabases, rules: Record<string, Hooks> = {}): Promise<Crud> {
  const database = await databases.open()
  await database.run(raw(shopSql))
  return openCrud(database, { tables: shopTables, routes: shopRoutes, rules })
}
