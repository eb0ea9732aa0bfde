import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Draft } from '../../entity/Row.ts'
import { tableSql } from '../../entity/tableSql.ts'
import { textOf } from '../../entity/textOf.ts'
import { requireDepth } from './treeDepth.ts'

/** Allows one change of a tree's shape at a time: two moves, each harmless on its own, may close a loop together. */
export async function lockTree(tx: Transaction, table: Table): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`tree ${table.name}`}, 0))`)
}

/** Refuses to put a node below itself or below one of its own nodes, or too deep. */
export async function requirePlace(
  tx: Transaction,
  table: Table,
  { before, draft }: { before: JsonObject; draft: Draft },
): Promise<void> {
  if (table.parent === undefined) return
  const parent = draft[table.parent]
  if (typeof parent !== 'string' || parent === before[table.parent]) return
  const column = identifier(table.parent)
  const loop = await tx.row(sql`
    WITH RECURSIVE above (id) AS (
      SELECT ${parent}::uuid
      UNION SELECT t.${column} FROM ${tableSql(table).name} t JOIN above ON t."id" = above.id)
    SELECT FROM above WHERE id = ${textOf(before['id'])}::uuid`)
  if (loop) throw new AppError('TREE_LOOP', { fields: [{ path: `/${table.parent}`, code: 'TREE_LOOP' }] })
  await requireDepth(tx, table, { draft, id: textOf(before['id']) })
}
