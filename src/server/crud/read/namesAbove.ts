import type { Queries } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'

/** Separates the names of nodes in a file's path, as in `West Tower/F1/101`. */
export const pathSeparator = '/'

/** The limit of levels; nobody reads a longer path. */
const levelsAtMost = 100

/** The names above each given node whose own name is not unique, from the top. Empty if people may see only parts of the tree. */
export async function namesAbove(
  queries: Queries,
  table: Table,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { parent, display, ownedBy } = table
  if (parent === undefined || ownedBy || ids.length === 0 || !isText(table)) return new Map()
  const { name, alive } = tableSql(table)
  const [own, above] = [sql`t.${identifier(display)}`, sql`t.${identifier(parent)}`]
  const rows = await queries.rows<{ node: string; names: string[] }>(sql`WITH RECURSIVE alike AS (
      SELECT ${own} AS "name" FROM ${name} t
      WHERE ${alive} AND ${own} IN (SELECT ${own} FROM ${name} t WHERE t."id" = ANY(${[...ids]}::uuid[]))
      GROUP BY ${own} HAVING count(*) > 1
    ), way AS (
      SELECT t."id" AS node, ${above} AS above, NULL AS "name", 0 AS step
      FROM ${name} t JOIN alike a ON a."name" = ${own} WHERE t."id" = ANY(${[...ids]}::uuid[])
      UNION ALL
      SELECT w.node, ${above}, ${own}, w.step + 1
      FROM way w JOIN ${name} t ON t."id" = w.above WHERE w.step < ${levelsAtMost}
    )
    SELECT w.node, jsonb_agg(w."name" ORDER BY w.step DESC) AS names FROM way w WHERE w.step > 0 GROUP BY w.node`)
  return new Map(rows.map(({ node, names }) => [node, names]))
}

function isText({ columns, display }: Table): boolean {
  const column = columns.find(({ name }) => name === display)
  return column?.type === 'text' && !column.options && !column.secret
}
