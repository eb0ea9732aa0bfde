import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ComparedPlace } from '#shared/contracts/Table.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import type { Catalog } from '../../entity/Context.ts'
import { tableSql } from '../../entity/tableSql.ts'
import { textOf } from '../../entity/textOf.ts'
import type { Limited } from './limitedIn.ts'
import type { Target } from './limitedTargets.ts'
import { limitSql } from './limitSql.ts'
import type { PlaceSql } from './limitSql.ts'

/** Returns the value at a compared place; for places in rows, the value in the given row. */
export type ValueOf = (place: ComparedPlace, row: JsonObject) => Json | undefined

interface LimitCheck extends Pick<Limited, 'reference' | 'limit'> {
  targets: readonly Target[]
  valueOf: ValueOf
  catalog: Catalog
}

/** The faults of targets that exist but may not be chosen, found by one query. Missing targets are reported elsewhere. */
export async function targetsBeyond(
  tx: Transaction,
  { reference, limit, targets, valueOf, catalog }: LimitCheck,
): Promise<FieldFact[]> {
  const columns: Sql[] = []
  const placeSql: PlaceSql = (place, type) => {
    if (!place.row) return sql`${valueOf(place, {}) ?? null}::${type}`
    const values = targets.map(({ row }) => valueOf(place, row) ?? null)
    const texts = values.map((value) => (value === null ? null : textOf(value)))
    columns.push(sql`${texts}::text[]::${type}[]`)
    return sql`g.${identifier(String(columns.length))}`
  }
  const target = catalog.tableOf(reference.entity)
  const condition = limitSql(target, limit, placeSql)
  const ids = targets.map(({ id }) => id)
  const given = join([sql`${ids}::uuid[]`, ...columns])
  const names = join([sql`"id"`, ...columns.map((_, index) => identifier(String(index + 1))), sql`"at"`])
  const rows = await tx.rows<{ at: number }>(sql`
    SELECT g."at"::int AS "at" FROM unnest(${given}) WITH ORDINALITY AS g(${names})
    JOIN ${identifier(reference.table)} t ON t."id" = g."id"
    WHERE ${tableSql(target).alive} AND (${condition}) IS NOT TRUE ORDER BY g."at"`)
  const message = limit.message ? { message: limit.message } : {}
  return rows.flatMap(({ at }) => {
    const beyond = targets[at - 1]
    return beyond ? [{ path: beyond.path, code: 'referenceLimit', ...message }] : []
  })
}
