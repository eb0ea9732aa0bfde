import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Draft } from '../../entity/Row.ts'
import { tableSql } from '../../entity/tableSql.ts'

/** The most levels of a tree: the answer nests them, and screens indent each further. */
const treeLevelsAtMost = 100

interface Placing {
  /** The values to write; without a parent nothing is checked. */
  draft: Draft
  /** The node that moves, with all nodes below it; absent for a new node. */
  id?: string
}

/** Refuses to put a node so deep that its tree would have too many levels. */
export async function requireDepth(tx: Transaction, table: Table, { draft, id }: Placing): Promise<void> {
  if (table.parent === undefined) return
  const parent = draft[table.parent]
  if (typeof parent !== 'string') return
  const column = identifier(table.parent)
  const levels = await tx.row<{ levels: number }>(sql`
    WITH RECURSIVE above (id, level) AS (
      SELECT ${parent}::uuid, 1
      UNION ALL SELECT t.${column}, level + 1 FROM ${tableSql(table).name} t JOIN above ON t."id" = above.id
        WHERE t.${column} IS NOT NULL AND level < ${treeLevelsAtMost}),
    below (id, level) AS (${belowSql(table, column, id)})
    SELECT (SELECT max(level) FROM above) + (SELECT max(level) FROM below) AS levels`)
  if ((levels?.levels ?? 0) <= treeLevelsAtMost) return
  const refusal = {
    path: `/${table.parent}`,
    code: 'TREE_TOO_DEEP',
    params: { most: treeLevelsAtMost },
  } as const
  throw new AppError('TREE_TOO_DEEP', { most: treeLevelsAtMost, fields: [refusal] })
}

/** The levels of the node and those below it; one for a new node. */
function belowSql(table: Table, column: Sql, id: string | undefined): Sql {
  if (id === undefined) return sql`SELECT NULL::uuid, 1`
  return sql`SELECT ${id}::uuid, 1
    UNION ALL SELECT t."id", level + 1 FROM ${tableSql(table).name} t JOIN below ON t.${column} = below.id
      WHERE level < ${treeLevelsAtMost}`
}
