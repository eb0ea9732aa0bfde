import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { ColumnReference, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Catalog } from '../entity/Context.ts'
import { tableSql } from '../entity/tableSql.ts'

/** A reference from which records may refer to others. */
interface Place {
  property: string
  reference: ColumnReference
  /** A query for pairs of record id and target id. */
  pairs: Sql
}

/** Refuses records that refer to a soft-deleted record; locks the other targets against deletion until the transaction ends. */
export async function requireAliveTargets(
  tx: Transaction,
  table: Table,
  ids: readonly string[],
  catalog: Catalog,
): Promise<void> {
  for (const { property, reference, pairs } of placesIn(table, ids)) {
    const referring = await tx.rows<{ id: string; target: string }>(pairs)
    const targets = [...new Set(referring.map((each) => each.target))]
    // Foreign keys do not help here: the references exist already, and a deletion ignores references in hidden rows.
    const { name, alive } = tableSql(catalog.tableOf(reference.entity))
    const found = await tx.rows<{ id: string }>(
      sql`SELECT t."id" FROM ${name} t WHERE t."id" = ANY(${targets}::uuid[]) AND ${alive} ORDER BY t."id" FOR KEY SHARE`,
    )
    const known = new Set(found.map(({ id }) => id))
    const lost = referring.find((each) => !known.has(each.target))
    if (!lost) continue
    const fields = [{ path: `/${property}`, code: 'REFERENCE_MISSING' } as const]
    throw new AppError('REFERENCE_MISSING', { id: lost.id, facts: { id: lost.id }, fields })
  }
}

function placesIn({ name, columns, links, rowLinks = [] }: Table, ids: readonly string[]): Place[] {
  return [
    ...columns.flatMap(({ name: property, reference }) => {
      if (!reference) return []
      const column = sql`t.${identifier(property)}`
      const pairs = sql`SELECT t."id", ${column} AS "target" FROM ${identifier(name)} t
        WHERE t."id" = ANY(${ids}::uuid[]) AND ${column} IS NOT NULL ORDER BY t."id"`
      return [{ property, reference, pairs }]
    }),
    ...[...links, ...rowLinks].map(({ property, table, reference }) => ({
      property,
      reference,
      pairs: sql`SELECT l."owner" AS "id", l."target" FROM ${identifier(table)} l
        WHERE l."owner" = ANY(${ids}::uuid[]) ORDER BY l."owner"`,
    })),
  ]
}
