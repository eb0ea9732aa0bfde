import type { Queries, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { sessionKinds, UserSession } from '#shared/contracts/sessions/UserSession.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { likePattern } from '../crud/query/containsSql.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { isSessionValid } from '../policy/isSessionValid.ts'
import { requireNotAbove } from '../policy/requirePermissions.ts'
import { roleIdsOf, permissionSnapshotOf } from '../policy/PermissionSnapshot.ts'
import { deviceOf } from './deviceOf.ts'
import { endSession, requireSession } from './sessions.ts'

const u = namesOf('user', 'u')

/** The filters and the page of a list of sessions. */
export interface SessionQuery {
  /** A part of the user's names, of the address or of the key's name. */
  text?: string | undefined
  kind?: (typeof sessionKinds)[number] | undefined
  /** Only sessions of this user. */
  userId?: string | undefined
  offset: number
  limit: number
}

interface SessionRow extends Omit<UserSession, 'device' | 'browser' | 'system' | 'current'> {
  agent: string
}

/** An ended session, as the audit log needs it. */
export interface EndedSession {
  userId: string
  username: string
  keyName: string | null
}

/** A page of the sessions of all users, the latest used first, and their total number. */
export async function readSessions(
  queries: Queries,
  { sessionId }: SessionUser,
  query: SessionQuery,
): Promise<{ sessions: UserSession[]; total: number }> {
  const from = sql`FROM session s JOIN ${u.table} ON ${u('id')} = s.user_id AND ${u('deleted_at')} IS NULL
    WHERE ${join(conditionsOf(query), ' AND ')}`
  const counted = await queries.row<{ total: number }>(sql`SELECT count(*)::int AS total ${from}`)
  const rows =
    await queries.rows<SessionRow>(sql`SELECT s.id, s.user_id, ${u('name')} AS user_name, ${u('username')},
      s.key_name, s.read_only, s.agent, s.address, s.created_at, s.expires_at,
      NULLIF(s.last_used_at, '-infinity') AS last_used_at ${from}
    ORDER BY s.last_used_at DESC, s.id DESC LIMIT ${query.limit} OFFSET ${query.offset}`)
  const sessions = rows.map(({ agent, ...row }) => {
    const { kind: device, browser, system } = deviceOf(agent)
    return { ...row, device, browser, system, current: row.id === sessionId }
  })
  return { sessions, total: counted?.total ?? 0 }
}

function conditionsOf({ text, kind, userId }: SessionQuery): Sql[] {
  const pattern = likePattern(text ?? '')
  const places = [u('name'), u('username'), sql`s.address`, sql`s.key_name`]
  const found = join(
    places.map((place) => sql`${place} ILIKE ${pattern}`),
    ' OR ',
  )
  return [
    isSessionValid,
    ...(userId === undefined ? [] : [sql`s.user_id = ${userId}`]),
    ...(text === undefined ? [] : [sql`(${found})`]),
    ...(kind === undefined ? [] : [kind === 'key' ? sql`s.key_name IS NOT NULL` : sql`s.key_name IS NULL`]),
  ]
}

/** Ends a session of a user whose roles hold no more than the caller. */
export async function endSessionOf(
  tx: Transaction,
  caller: SessionUser,
  sessionId: string,
): Promise<EndedSession> {
  const snapshot = await permissionSnapshotOf(tx, caller.id)
  const found = await tx.row<EndedSession>(sql`
    SELECT s.user_id AS "userId", ${u('username')}, s.key_name AS "keyName"
    FROM session s JOIN ${u.table} ON ${u('id')} = s.user_id WHERE s.id = ${sessionId} FOR UPDATE OF s`)
  if (!found) throw new AppError('RECORD_NOT_FOUND', { id: sessionId })
  requireNotAbove(snapshot, await roleIdsOf(tx, found.userId))
  await requireSession(tx, caller.sessionId)
  await endSession(tx, sessionId)
  return found
}
