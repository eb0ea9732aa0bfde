import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { makeBuyer, openProduct } from '#tests/server/rules/openProduct.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { breakable } from './breakable.ts'
import { idOf } from '#tests/support/idOf.ts'

/** The parts of a ledger line that tests read. */
export interface Line {
  level: number
  kind: string
  reason: string | null
  user_id: string
  rate: number
  cut: number
  amount: number
  rule_version: number
}

/** The product with a good on sale, and the usual steps of tests about commissions. */
export interface Shop {
  product: Crud
  good: Json
  /** Creates a user, invited by another one. */
  user(inviter?: string): Promise<string>
  /** Makes the rates of the first levels the only rules. */
  rule(...rates: readonly number[]): Promise<void>
  order(more: JsonObject): Promise<JsonObject>
  move(order: JsonObject | string, code: string): Promise<number>
  lines(order: JsonObject): Promise<Line[]>
  /** Aborts the next transaction before this statement. */
  breakAt: (statement: number) => void
}

/** Opens a shop on a new database; `seen` may wrap the product's database. */
export async function openShop(
  databases: TestDatabases,
  seen: (database: Database) => Database = (database) => database,
): Promise<Shop> {
  let breakAt: Shop['breakAt'] = () => undefined
  const product = await openProduct(databases, (whole) => {
    const broken = breakable(seen(whole))
    breakAt = (statement) => broken.breakAt(statement)
    return broken.database
  })
  const { good, role } = await makeBuyer(product)
  let count = 0
  const user: Shop['user'] = async (inviter) => {
    count += 1
    const body = { username: `member${count}`, name: `会员${count}`, roles: [{ role_id: role }] }
    // Users get no password of their own, which would take long to hash.
    return idOf(await product.make('/users', { ...body, invite_id: inviter ?? null }))
  }
  const levels: string[] = []
  const rule: Shop['rule'] = async (...rates) => {
    for (const id of levels.splice(rates.length)) await product.call('DELETE', `/distributions/${id}`)
    for (const [index, rate] of rates.entries()) {
      const id = levels[index]
      if (id === undefined)
        levels.push(idOf(await product.make('/distributions', { leave: index + 1, rate })))
      else await product.call('PUT', `/distributions/${id}`, { leave: index + 1, rate })
    }
  }
  return {
    product,
    good,
    user,
    rule,
    breakAt,
    order: (more) => product.make('/orders', { good_id: good, num: 199, ...more }),
    move: async (order, code) => {
      const id = typeof order === 'string' ? order : idOf(order)
      return (await product.call('POST', `/orders/${id}/${code}`)).status
    },
    lines: (order) =>
      product.database
        .rows<Line>(sql`SELECT level, kind, reason, user_id, rate::float8 AS rate, cut::float8 AS cut,
        amount::float8 AS amount, rule_version FROM distribution_log WHERE order_id = ${idOf(order)}
        ORDER BY kind, level`),
  }
}
