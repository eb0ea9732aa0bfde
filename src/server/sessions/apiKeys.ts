import type { Database, Queries, Transaction } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import { apiKeysAtMost, apiKeySoonDays } from '#shared/contracts/sessions/ApiKey.ts'
import type { ApiKey } from '#shared/contracts/sessions/ApiKey.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { announceTo } from '../notifications/announceNotices.ts'
import { notify, settleNotices } from '../notifications/notify.ts'
import { lockUser, requireSession } from './sessions.ts'
import { hashOfToken, newToken } from './token.ts'

/** The properties of a new key. */
export interface NewApiKey {
  name: string
  readOnly: boolean
  /** How long the key lasts. */
  days: number
}

/** The prefix by which scanners for secrets recognise a key in files and logs. */
const prefix = 'fxk_'
const endingCode: NoticeCode = 'apiKey.ending'
const columns = sql`id, key_name AS name, read_only, created_at, expires_at,
  NULLIF(last_used_at, '-infinity') AS last_used_at`

/** The API keys of a user, the latest first. */
export function apiKeysOf(queries: Queries, userId: string): Promise<ApiKey[]> {
  return queries.rows<ApiKey>(sql`SELECT ${columns} FROM session
    WHERE user_id = ${userId} AND key_name IS NOT NULL AND expires_at > now() ORDER BY id DESC`)
}

/** Creates a key with the permissions of its user; it is shown once and stored only as a hash. */
export async function addApiKey(
  tx: Transaction,
  { id: userId, sessionId }: SessionUser,
  { name, readOnly, days }: NewApiKey,
): Promise<ApiKey & { key: string }> {
  // A concurrent call that ends all sessions of the user either waits here and then ends the key too, or has ended this session.
  await lockUser(tx, userId)
  await requireSession(tx, sessionId)
  await tx.run(
    sql`DELETE FROM session WHERE user_id = ${userId} AND key_name IS NOT NULL AND expires_at <= now()`,
  )
  if ((await apiKeysOf(tx, userId)).length >= apiKeysAtMost)
    throw new AppError('API_KEYS_TOO_MANY', { most: apiKeysAtMost })
  const key = prefix + newToken()
  const made = await tx.row<ApiKey>(sql`INSERT INTO session
    (id, token_hash, user_id, expires_at, last_used_at, remember, address, agent, key_name, read_only)
    VALUES (${newId()}, ${hashOfToken(key)}, ${userId}, now() + make_interval(days => ${days}), '-infinity', true, '', '',
      ${name}, ${readOnly})
    ON CONFLICT (user_id, key_name) WHERE key_name IS NOT NULL DO NOTHING RETURNING ${columns}`)
  if (!made) throw new AppError('VALUE_TAKEN', { fields: [{ path: '/name', code: 'VALUE_TAKEN' }] })
  return { ...made, key }
}

/** Ends a key of this user and answers its name. */
export async function endApiKey(
  queries: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<string> {
  const ended = await queries.row<{ name: string }>(sql`DELETE FROM session
    WHERE id = ${id} AND user_id = ${userId} AND key_name IS NOT NULL RETURNING key_name AS name`)
  if (!ended) throw new AppError('RECORD_NOT_FOUND', { id })
  await settleNotices(queries, [endingCode], [id])
  return ended.name
}

/** Notifies users of keys that expire soon, once for each key; not of keys made for little longer than the notice period. */
export async function notifyEndingKeys(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const ending = await tx.rows<{ id: string; userId: string; name: string; until: string }>(sql`
      SELECT id, user_id AS "userId", key_name AS name, expires_at AS until FROM session s
      WHERE key_name IS NOT NULL AND expires_at BETWEEN now() AND now() + make_interval(days => ${apiKeySoonDays})
        AND expires_at > created_at + make_interval(days => ${2 * apiKeySoonDays})
        AND NOT EXISTS (SELECT FROM notification n WHERE n.code = ${endingCode} AND n.record_id = s.id)`)
    for (const { id, userId, name, until } of ending) {
      await notify(tx, { code: endingCode, recordId: id, userId, facts: { name, until } })
      await announceTo(tx, userId)
    }
  })
}
