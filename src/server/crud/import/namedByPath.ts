import type { Queries } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import { pathSeparator } from '../read/namesAbove.ts'

/** A record that a text names. */
export interface NamedRecord {
  id: string
  name: string
  /** Whether the caller sees the record itself, not only its name. */
  is_seen: boolean
}

/**
 * The nodes of a tree that texts name together with some of the nodes above; a path from the top takes precedence over a path
 * from below. For a node that the caller sees, paths may use only names that the caller may see: the one above a visible
 * node, not those farther up.
 */
export async function namedByPath(
  queries: Queries,
  table: Table,
  { texts, isSeen, atMost }: { texts: readonly string[]; isSeen: Sql; atMost: number },
): Promise<NamedRecord[]> {
  const { parent, display } = table
  const paths = texts.flatMap((text) => {
    const steps = text.split(pathSeparator).map((step) => step.trim())
    return steps.length > 1 && !steps.includes('') ? [{ text, steps }] : []
  })
  if (parent === undefined || paths.length === 0) return []
  const { name, alive } = tableSql(table)
  const [own, above] = [sql`t.${identifier(display)}`, sql`t.${identifier(parent)}`]
  return queries.rows<NamedRecord>(sql`WITH RECURSIVE way AS (
      SELECT p.path ->> 'text' AS "name", p.path -> 'steps' AS steps, jsonb_array_length(p.path -> 'steps') - 2 AS step,
        t."id" AS node, ${above} AS above, ${isSeen} AS is_seen, ${isSeen} AS tells
      FROM jsonb_array_elements(${JSON.stringify(paths)}::jsonb) AS p(path)
      JOIN ${name} t ON ${own} = p.path -> 'steps' ->> -1 WHERE ${alive}
      UNION ALL
      SELECT w."name", w.steps, w.step - 1, w.node, ${above}, w.is_seen, ${isSeen}
      FROM way w JOIN ${name} t ON t."id" = w.above
      WHERE w.step >= 0 AND ${own} = w.steps ->> w.step AND ${alive} AND (w.tells OR NOT w.is_seen)
    ), ranked AS (
      SELECT w.node AS id, w."name", w.is_seen,
        rank() OVER (PARTITION BY w."name" ORDER BY w.above IS NULL DESC) AS likeness,
        row_number() OVER (PARTITION BY w."name" ORDER BY w.above IS NULL DESC, w.is_seen DESC, w.node) AS place
      FROM way w WHERE w.step < 0
    )
    SELECT r.id, r."name", r.is_seen FROM ranked r WHERE r.likeness = 1 AND r.place <= ${atMost}`)
}
