import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Referrer } from '#shared/contracts/Table.ts'

/** The rows that refer to these ids, including hidden rows. */
export function referringRows({ table, column }: Referrer, ids: readonly string[]): Sql {
  return sql`FROM ${identifier(table)} WHERE ${identifier(column)} = ANY(${ids}::uuid[])`
}
