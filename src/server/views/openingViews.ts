import type { Queries, Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { isOfferedTo } from './savedViews.ts'
import type { Viewer } from './savedViews.ts'

/** The looks with which lists open for a person, by entity. A view that is no longer shared with the person does not count. */
export async function openingLooksOf(queries: Queries, viewer: Viewer): Promise<Record<string, JsonObject>> {
  const rows = await queries.rows<{ entity: string; look: JsonObject }>(
    sql`SELECT v.entity, v.look FROM opening_view o JOIN saved_view v ON v.id = o.view_id
      WHERE o.user_id = ${viewer.userId} AND ${isOfferedTo(viewer)} ORDER BY v.entity`,
  )
  return Object.fromEntries(rows.map(({ entity, look }) => [entity, look]))
}

/** Makes a list open with one of its views for a person from now on. */
export async function setOpeningView(
  tx: Transaction,
  viewer: Viewer,
  { entity, id }: { entity: string; id: string },
): Promise<void> {
  const chosen = await tx.run(sql`
    INSERT INTO opening_view (user_id, entity, view_id)
    SELECT ${viewer.userId}::uuid, v.entity, v.id FROM saved_view v
      WHERE v.id = ${id} AND v.entity = ${entity} AND ${isOfferedTo(viewer)}
    ON CONFLICT (user_id, entity) DO UPDATE SET view_id = EXCLUDED.view_id`)
  if (chosen === 0) throw new AppError('RECORD_NOT_FOUND', { id })
}

/** Makes a list open as its schema says for a person from now on. */
export async function resetOpeningView(
  queries: Queries,
  { userId, entity }: { userId: string; entity: string },
): Promise<void> {
  await queries.run(sql`DELETE FROM opening_view WHERE user_id = ${userId} AND entity = ${entity}`)
}
