import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Referrer } from '#shared/contracts/Table.ts'

/** The condition that the record `t` refers to one of these ids. */
export function refersSql({ link, table, column }: Referrer, ids: readonly string[]): Sql {
  const target = identifier(column)
  if (!link) return sql`t.${target} = ANY(${ids}::uuid[])`
  return sql`t."id" IN (SELECT l."owner" FROM ${identifier(table)} l WHERE l.${target} = ANY(${ids}::uuid[]))`
}
