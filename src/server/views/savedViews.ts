import type { Queries, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { viewsAtMost, viewsOfOthersAtMost } from '#shared/contracts/SavedView.ts'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** A view as a person saves it. Without `shared` a new view is not shared, and a changed one stays as it was. */
export type NewView = Omit<SavedView, 'id' | 'owner' | 'opens' | 'shared'> &
  Partial<Pick<SavedView, 'shared'>>

/** A person and the entities whose lists they may open. */
export interface Viewer {
  userId: string
  entities: readonly string[]
}

const u = namesOf('user', 'u')
const columns = sql`v.id, v.entity, v.title, v.look, v.shared`
const ownColumns = sql`${columns}, NULL AS owner, ${opensFor(sql`v.user_id`)}`

/** A user's own views, the oldest of each list first, and then the views that others share of lists the user may open. */
export async function savedViewsOf(queries: Queries, viewer: Viewer): Promise<SavedView[]> {
  const { userId } = viewer
  const own = await queries.rows<SavedView>(
    sql`SELECT ${ownColumns} FROM saved_view v WHERE v.user_id = ${userId} ORDER BY v.entity, v.id`,
  )
  const others = await queries.rows<SavedView>(
    sql`SELECT ${columns}, ${u('name')} AS owner, ${opensFor(sql`${userId}::uuid`)} FROM saved_view v
      JOIN ${u.table} ON ${u('id')} = v.user_id AND ${u('deleted_at')} IS NULL
      WHERE ${isSharedWith(viewer)}
      ORDER BY v.entity, v.id LIMIT ${viewsOfOthersAtMost}::int`,
  )
  return [...own, ...others]
}

/** Whether a view `v` belongs to a user, or another user who is not deleted shares it with them. */
export function isOfferedTo(viewer: Viewer): Sql {
  const owner = sql`SELECT ${u('id')} FROM ${u.table} WHERE ${u('id')} = v.user_id AND ${u('deleted_at')} IS NULL`
  return sql`(v.user_id = ${viewer.userId} OR (${isSharedWith(viewer)} AND EXISTS (${owner})))`
}

function isSharedWith({ userId, entities }: Viewer): Sql {
  return sql`v.shared AND v.entity = ANY(${[...entities]}::text[]) AND v.user_id <> ${userId}`
}

/** Whether the list opens with the view `v` for a user. */
function opensFor(userId: Sql): Sql {
  return sql`EXISTS (SELECT FROM opening_view o WHERE o.view_id = v.id AND o.user_id = ${userId}) AS opens`
}

/** Saves a new view of a user, unless they have too many or one of that name. */
export async function addView(tx: Transaction, userId: string, view: NewView): Promise<SavedView> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved_view ${userId}`}, 0))`)
  const counted = await tx.row<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM saved_view v WHERE v.user_id = ${userId}`,
  )
  if ((counted?.total ?? 0) >= viewsAtMost) throw new AppError('VIEWS_TOO_MANY', { most: viewsAtMost })
  const { entity, title, look, shared = false } = view
  const added = await tx.row<SavedView>(sql`
    INSERT INTO saved_view AS v (id, user_id, entity, title, look, shared)
    VALUES (${newId()}, ${userId}, ${entity}, ${title}, ${JSON.stringify(look)}::json, ${shared})
    ON CONFLICT (user_id, entity, title) DO NOTHING RETURNING ${ownColumns}`)
  if (!added) throw titleTaken()
  return added
}

/** Renames, changes or shares a view of this user; a view of another user is not found. */
export async function changeView(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  { title, look, shared }: Omit<NewView, 'entity'>,
): Promise<SavedView> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved_view ${userId}`}, 0))`)
  const other = await tx.row(sql`SELECT other.id FROM saved_view v
    JOIN saved_view other ON other.user_id = v.user_id AND other.entity = v.entity AND other.id <> v.id
    WHERE v.id = ${id} AND v.user_id = ${userId} AND other.title = ${title}`)
  if (other) throw titleTaken()
  const changed = await tx.row<SavedView>(sql`
    UPDATE saved_view v SET title = ${title}, look = ${JSON.stringify(look)}::json,
      shared = coalesce(${shared ?? null}::boolean, v.shared)
    WHERE v.id = ${id} AND v.user_id = ${userId} RETURNING ${ownColumns}`)
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
