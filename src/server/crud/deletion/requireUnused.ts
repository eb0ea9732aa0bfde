import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Catalog, Context } from '../entity/Context.ts'
import { tableSql } from '../entity/tableSql.ts'
import { whereSql } from '../query/filterSql.ts'
import { ownedFilterFor } from '../reach/ownedFilterFor.ts'
import type { Deletion } from './deletionOf.ts'
import { refersSql } from './refersSql.ts'

/** Refuses the deletion if remaining records refer to a deleted one; the refusal names their entities and counts. */
export async function requireUnused(tx: Transaction, deletion: Deletion, context: Context): Promise<void> {
  const { catalog } = context
  for (const [table, ids] of deletion) {
    for (const referrer of refusingReferrers(table)) {
      const used = await tx.row<{ id: string }>(usedSql(referrer, [...ids], { deletion, catalog }))
      if (used) throw await inUse(tx, table, used.id, { deletion, catalog, context })
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

/** Counts only after a use was found. `unseen` counts the records that the caller cannot see and would search for in vain. */
async function inUse(
  tx: Transaction,
  table: Table,
  id: string,
  place: Place & { context: Context },
): Promise<AppError> {
  const uses = []
  const referrers = refusingReferrers(table)
  for (const entity of new Set(referrers.map((referrer) => referrer.entity))) {
    const own = referrers.filter((referrer) => referrer.entity === entity)
    const refers = join(
      own.map((referrer) => refersSql(referrer, [id])),
      ' OR ',
    )
    const staying = sql`${stayingSql(entity, place)} AND (${refers})`
    const count = await countOf(tx, staying)
    const unseen = count === 0 ? 0 : await unseenOf(tx, { entity, staying, count }, place.context)
    if (count > 0) uses.push({ entity, count, ...(unseen > 0 ? { unseen } : {}) })
  }
  const count = uses.reduce((sum, use) => sum + use.count, 0)
  const entity = uses[0]?.entity ?? ''
  return new AppError('RECORD_IN_USE', { id, entity, uses, facts: { id, entity, count, uses } })
}

async function unseenOf(
  tx: Transaction,
  { entity, staying, count }: { entity: string; staying: Sql; count: number },
  context: Context,
): Promise<number> {
  const table = context.catalog.tableOf(entity)
  const owned = await ownedFilterFor(table, context)
  if (!owned) return 0
  const seen = sql`SELECT t."id" FROM ${tableSql(table).name} t ${whereSql(table, [owned])}`
  return count - (await countOf(tx, sql`${staying} AND t."id" IN (${seen})`))
}

async function countOf(tx: Transaction, from: Sql): Promise<number> {
  const row = await tx.row<{ count: number | string }>(sql`SELECT count(*) AS count ${from}`)
  return Number(row?.count ?? 0)
}

function usedSql(referrer: Referrer, ids: readonly string[], place: Place): Sql {
  const { entity, table, column, link } = referrer
  if (!link)
    return sql`SELECT t.${identifier(column)} AS id ${stayingSql(entity, place)} AND ${refersSql(referrer, ids)} LIMIT 1`
  const from = sql`FROM ${identifier(table)} l WHERE l.${identifier(column)} = ANY(${ids}::uuid[])`
  return sql`SELECT l.${identifier(column)} AS id ${from}
    AND EXISTS (SELECT ${stayingSql(entity, place)} AND t."id" = l."owner") LIMIT 1`
}

/** The records of an entity that exist and are not part of the deletion. */
function stayingSql(entity: string, { deletion, catalog }: Place): Sql {
  const table = catalog.tableOf(entity)
  const { name, alive } = tableSql(table)
  return sql`FROM ${name} t WHERE ${alive} AND t."id" <> ALL(${[...(deletion.get(table) ?? [])]}::uuid[])`
}
