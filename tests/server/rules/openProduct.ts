import { routes } from '#generated/routes/routes.ts'
import { tables } from '#generated/tables/tables.ts'
import type { Database } from '#server/database/Database.ts'
import { rulesOf } from '#server/rules/rules.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { openCrud } from '#tests/server/crud/openCrud.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { migratedTemplate } from '#tests/support/migratedTemplate.ts'

export const defaultPassword = 'Default-2468'

/** The product's own entities with their rules, on a new database; `seen` may wrap the database. */
export async function openProduct(
  databases: TestDatabases,
  seen: (database: Database) => Database = (database) => database,
): Promise<Crud> {
  const opened = await databases.openFilled(migratedTemplate())
  const database = seen(opened)
  const rules = rulesOf({ defaultPassword })
  return openCrud(database, { tables: Object.values(tables), routes, rules })
}

/** Creates a good and a user who can buy it. */
export async function makeBuyer(product: Crud): Promise<{ good: Json; user: Json; role: Json }> {
  const good = await product.make('/goods', {
    name: '云课堂年卡',
    price: 199,
    min_price: 99.9,
    first_price: 0,
    sequence: 1,
    status: 'normal',
  })
  const menu = await product.make('/menus', {
    code: 'home',
    name: '首页',
    sequence: 1,
    type: 'page',
    status: 'enabled',
  })
  const role = await product.make('/roles', {
    code: 'buyer',
    name: '买家',
    sequence: 1,
    status: 'enabled',
    menus: [{ menu_id: menu['id'] ?? null }],
  })
  const user = await product.make('/users', {
    username: 'buyer',
    name: '王小明',
    status: 'activated',
    roles: [{ role_id: role['id'] ?? null }],
  })
  return { good: good['id'] ?? null, user: user['id'] ?? null, role: role['id'] ?? null }
}
