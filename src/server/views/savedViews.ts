import type { Queries, Transaction } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import { viewsAtMost } from '#shared/contracts/SavedView.ts'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** What a person names and keeps. */
export type NewView = Omit<SavedView, 'id'>

const columns = sql`v.id, v.entity, v.title, v.look`

/** The views of a user, the oldest of each list first. */
export async function savedViewsOf(queries: Queries, userId: string): Promise<SavedView[]> {
  return queries.rows<SavedView>(
    sql`SELECT ${columns} FROM saved_view v WHERE v.user_id = ${userId} ORDER BY v.entity, v.id`,
  )
}

/** Keeps one more view of a user, unless they have too many or one of that name. */
export async function addView(tx: Transaction, userId: string, view: NewView): Promise<SavedView> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved_view ${userId}`}, 0))`)
  const counted = await tx.row<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM saved_view v WHERE v.user_id = ${userId}`,
  )
  if ((counted?.total ?? 0) >= viewsAtMost) throw new AppError('VIEWS_TOO_MANY', { most: viewsAtMost })
  const { entity, title, look } = view
  const added = await tx.row<SavedView>(sql`
    INSERT INTO saved_view AS v (id, user_id, entity, title, look)
    VALUES (${newId()}, ${userId}, ${entity}, ${title}, ${JSON.stringify(look)}::json)
    ON CONFLICT (user_id, entity, title) DO NOTHING RETURNING ${columns}`)
  if (!added) throw titleTaken()
  return added
}

/** Gives a view of this user another name or another look; anybody else's is none. */
export async function changeView(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  { title, look }: Pick<NewView, 'title' | 'look'>,
): Promise<SavedView> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved_view ${userId}`}, 0))`)
  const other = await tx.row(sql`SELECT other.id FROM saved_view v
    JOIN saved_view other ON other.user_id = v.user_id AND other.entity = v.entity AND other.id <> v.id
    WHERE v.id = ${id} AND v.user_id = ${userId} AND other.title = ${title}`)
  if (other) throw titleTaken()
  const changed = await tx.row<SavedView>(sql`
    UPDATE saved_view v SET title = ${title}, look = ${JSON.stringify(look)}::json
    WHERE v.id = ${id} AND v.user_id = ${userId} RETURNING ${columns}`)
  if (!changed) throw new AppError('RECORD_NOT_FOUND', { id })
  return changed
}

/** Removes a view of this user. */
export async function removeView(
  queries: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const removed = await queries.run(sql`DELETE FROM saved_view WHERE id = ${id} AND user_id = ${userId}`)
  if (removed === 0) throw new AppError('RECORD_NOT_FOUND', { id })
}

function titleTaken(): AppError {
  return new AppError('VALUE_TAKEN', { fields: [{ path: '/title', code: 'VALUE_TAKEN' }] })
}
