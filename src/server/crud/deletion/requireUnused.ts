import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Catalog } from '../entity/Context.ts'
import type { Deletion } from './deletionOf.ts'
import { tableSql } from '../entity/tableSql.ts'

/** Refuses the deletion while records that stay refer to one that goes, and says which and how many. */
export async function requireUnused(tx: Transaction, deletion: Deletion, catalog: Catalog): Promise<void> {
  for (const [table, ids] of deletion) {
    for (const referrer of refusingReferrers(table)) {
      const used = await tx.row<{ id: string }>(usedSql(referrer, [...ids], { deletion, catalog }))
      if (used) throw await inUse(tx, table, used.id, { deletion, catalog })
    }
  }
}

interface Place {
  deletion: Deletion
  catalog: Catalog
}

function refusingReferrers({ referrers }: Table): Referrer[] {
  return referrers.filter(({ onDelete }) => onDelete === 'refuse')
}

/** Counted only now that there is something to count. */
async function inUse(tx: Transaction, table: Table, id: string, place: Place): Promise<AppError> {
  const uses = []
  const referrers = refusingReferrers(table)
  for (const entity of new Set(referrers.map((referrer) => referrer.entity))) {
    const own = referrers.filter((referrer) => referrer.entity === entity)
    const refers = join(
      own.map((referrer) => refersSql(referrer, [id])),
      ' OR ',
    )
    const rows = await tx.row<{ count: number | string }>(
      sql`SELECT count(*) AS count ${stayingSql(entity, place)} AND (${refers})`,
    )
    const count = Number(rows?.count ?? 0)
    if (count > 0) uses.push({ entity, count })
  }
  const count = uses.reduce((sum, use) => sum + use.count, 0)
  const entity = uses[0]?.entity ?? ''
  return new AppError('RECORD_IN_USE', { id, entity, uses, facts: { id, entity, count, uses } })
}

function usedSql(referrer: Referrer, ids: readonly string[], place: Place): Sql {
  const { entity, table, column, link } = referrer
  if (!link)
    return sql`SELECT t.${identifier(column)} AS id ${stayingSql(entity, place)} AND ${refersSql(referrer, ids)} LIMIT 1`
  const from = sql`FROM ${identifier(table)} l WHERE l.${identifier(column)} = ANY(${ids}::uuid[])`
  return sql`SELECT l.${identifier(column)} AS id ${from}
    AND EXISTS (SELECT ${stayingSql(entity, place)} AND t."id" = l."owner") LIMIT 1`
}

/** The records of an entity that are there and stay. */
function stayingSql(entity: string, { deletion, catalog }: Place): Sql {
  const table = catalog.tableOf(entity)
  const { name, alive } = tableSql(table)
  return sql`FROM ${name} t WHERE ${alive} AND t."id" <> ALL(${[...(deletion.get(table) ?? [])]}::uuid[])`
}

function refersSql({ table, column, link }: Referrer, ids: readonly string[]): Sql {
  if (!link) return sql`t.${identifier(column)} = ANY(${ids}::uuid[])`
  return sql`EXISTS (SELECT FROM ${identifier(table)} l
    WHERE l."owner" = t."id" AND l.${identifier(column)} = ANY(${ids}::uuid[]))`
}
