import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Order } from '#shared/contracts/Table.ts'
import type { ListQuery } from '../query/ListQuery.ts'

/** Completes the order by the id, in the same direction, so that pages neither repeat nor lose a record. */
export function wholeOrder(order: readonly Order[]): readonly Order[] {
  const direction = order.at(-1)?.direction ?? 'ASC'
  return order.some(({ property }) => property === 'id') ? order : [...order, { property: 'id', direction }]
}

/** The ORDER BY clause for rows with the alias `t`. */
export function orderSql(order: readonly Order[]): Sql {
  const columns = wholeOrder(order).map(
    ({ property, direction }) => sql`t.${identifier(property)} ${raw(direction)}`,
  )
  return sql`ORDER BY ${join(columns)}`
}

/** The limit is part of the text: a cached plan without it would be made for thousands of rows. */
export function sliceSql({ offset, limit }: Pick<ListQuery, 'offset' | 'limit'>): Sql {
  const first = raw(`LIMIT ${limit}`)
  return offset === 0 ? first : sql`${first} OFFSET ${offset}::int`
}
