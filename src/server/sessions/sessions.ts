import type { Database, Queries, Transaction } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { deleteInPieces } from '#server/database/deleteInPieces.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { SessionLimits } from '../config/Config.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { demandsSecondFactor } from '../secondFactor/securityOf.ts'
import { hashOfToken, newToken } from './token.ts'
import { activated } from '../policy/activated.ts'
import { isSessionValid } from '../policy/isSessionValid.ts'

const u = namesOf('user', 'u')

/** The user, duration and origin of a new session. */
export interface SessionStart {
  userId: string
  remember: boolean
  address: string
  agent: string
}

/** The token with which a client uses its session. */
export interface SessionTicket {
  token: string
  expiresAt: string
}

/** The precision of the last use: noting it for every request would turn every read into a write. */
const noteUseAfterSeconds = 60

/** Begins a session; the token is answered once and stored only as a hash. */
export async function beginSession(
  queries: Queries,
  { userId, remember, address, agent }: SessionStart,
  limits: SessionLimits,
): Promise<SessionTicket> {
  const token = newToken()
  const hours = remember ? limits.rememberDays * 24 : limits.hours
  const idleMinutes = remember ? null : limits.idleMinutes
  const made = await queries.row<{ expiresAt: string }>(sql`INSERT INTO session
    (id, token_hash, user_id, expires_at, remember, idle_minutes, address, agent)
    VALUES (${newId()}, ${hashOfToken(token)}, ${userId}, now() + make_interval(hours => ${hours}::int), ${remember},
      ${idleMinutes}, ${address}, ${agent.slice(0, 300)})
    RETURNING expires_at AS "expiresAt"`)
  return { token, expiresAt: made?.expiresAt ?? '' }
}

/** The user of a token, while the session lasts and the user is active. */
export function findSessionUser(database: Database, token: string): Promise<SessionUser | undefined> {
  return findUser(database, sql`s.token_hash = ${hashOfToken(token)}`)
}

/** The user of a session, independent of its token. */
export function findUserOfSession(database: Database, sessionId: string): Promise<SessionUser | undefined> {
  return findUser(database, sql`s.id = ${sessionId}`)
}

async function findUser(database: Database, ofSession: Sql): Promise<SessionUser | undefined> {
  const found = await database.row<SessionUser & { isNoteDue: boolean }>(sql`
    SELECT ${u('id')}, ${u('username')}, ${u('name')}, s.id AS "sessionId", d.user_id IS NOT NULL AS "mustChangePassword",
      f.user_id IS NULL AND ${demandsSecondFactor(u('id'))} AS "mustSetSecondFactor",
      ARRAY(SELECT target FROM ${u.link('roles')} WHERE owner = ${u('id')}) AS "roleIds",
      s.viewed_roles AS "viewedRoleIds", s.key_name AS "keyName", s.read_only AS "readOnly",
      (SELECT version FROM policy_version) AS "policyVersion",
      s.last_used_at < now() - make_interval(secs => ${noteUseAfterSeconds}) AS "isNoteDue"
    FROM session s
    JOIN ${u.table} ON ${u('id')} = s.user_id AND ${u('status')} = ${activated} AND ${u('deleted_at')} IS NULL
    LEFT JOIN password_change_due d ON d.user_id = ${u('id')}
    LEFT JOIN second_factor f ON f.user_id = ${u('id')} AND f.confirmed_at IS NOT NULL
    WHERE ${ofSession} AND ${isSessionValid}`)
  if (!found) return undefined
  const { isNoteDue, ...user } = found
  if (isNoteDue) await noteUse(database.essential, user.sessionId)
  return user
}

/** Refuses a session that has ended since the call arrived, so that its last call cannot undo the end. */
export async function requireSession(queries: Queries, sessionId: string): Promise<void> {
  const session = await queries.row(sql`SELECT FROM session WHERE id = ${sessionId} AND expires_at > now()`)
  if (!session) throw new AppError('SESSION_ENDED')
}

/** Notes the use of a session; ignores failures, because a read-only database, such as a replica, must stay usable. */
async function noteUse(queries: Queries, sessionId: string): Promise<void> {
  await queries.run(sql`UPDATE session SET last_used_at = now() WHERE id = ${sessionId}`).catch(() => {})
}

/** Replaces the token of a session; running work of the session goes on. Of concurrent calls one gets the new token. */
export async function renewSession(queries: Queries, former: string): Promise<SessionTicket | undefined> {
  const token = newToken()
  const renewed = await queries.row<Pick<SessionTicket, 'expiresAt'>>(sql`UPDATE session
    SET token_hash = ${hashOfToken(token)}, last_used_at = now() WHERE token_hash = ${hashOfToken(former)}
    RETURNING expires_at AS "expiresAt"`)
  return renewed && { token, ...renewed }
}

/** Ends one session. */
export async function endSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.run(sql`DELETE FROM session WHERE id = ${sessionId}`)
}

/** Ends every session of a user on every node, including API keys, except the spared one. */
export async function endSessionsOf(tx: Transaction, userId: string, spared?: string): Promise<void> {
  await endAll(tx, userId, sql`id IS DISTINCT FROM ${spared ?? null}::uuid`)
}

/** Ends every log-in of a user except the spared one; API keys stay. */
export async function endLogInsOf(tx: Transaction, userId: string, spared?: string): Promise<void> {
  await endAll(tx, userId, sql`key_name IS NULL AND id IS DISTINCT FROM ${spared ?? null}::uuid`)
}

async function endAll(tx: Transaction, userId: string, which: Sql): Promise<void> {
  // Without the lock, a session that begins at the same time would be missed.
  await lockUser(tx, userId)
  await tx.run(sql`DELETE FROM session WHERE user_id = ${userId} AND ${which}`)
}

/** Serializes changes of a user's password and sessions from here to the commit. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.runUnawaited(sql`SELECT FROM ${u.table} WHERE ${u('id')} = ${userId} FOR NO KEY UPDATE`)
}

/** Removes expired captchas, log-in attempts and sessions; answers the number of sessions. */
export async function removeExpired(queries: Queries): Promise<number> {
  await deleteInPieces(queries, { table: sql`captcha`, where: sql`expires_at < now()` })
  // An attempt in the future was made before the clock was set back, and must not count later.
  await deleteInPieces(queries, {
    table: sql`login_attempt`,
    where: sql`at < now() - interval '1 day' OR at > now() + interval '1 minute'`,
  })
  return deleteInPieces(queries, {
    table: sql`session`,
    where: sql`expires_at < now() OR last_used_at < now() - make_interval(mins => idle_minutes)`,
  })
}
