import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { isSessionValid } from '../policy/isSessionValid.ts'
import { deviceOf } from './deviceOf.ts'
import type { Device } from './deviceOf.ts'

/** A log-in as shown to its owner. */
export interface OwnSession extends Device {
  id: string
  address: string
  remember: boolean
  created_at: string
  last_used_at: string
  expires_at: string
  /** Whether this is the session of the call. */
  current: boolean
}

interface SessionRow extends Omit<OwnSession, keyof Device | 'current'> {
  agent: string
}

/** The log-ins of a user: this session first, then the latest used; at most 100. */
export async function sessionsOf(queries: Queries, { id, sessionId }: SessionUser): Promise<OwnSession[]> {
  const rows = await queries.rows<SessionRow>(sql`
    SELECT id, address, agent, remember, created_at, last_used_at, expires_at
    FROM session s WHERE user_id = ${id} AND key_name IS NULL AND ${isSessionValid}
    ORDER BY id = ${sessionId} DESC, last_used_at DESC, id DESC LIMIT 100`)
  return rows.map(({ agent, ...row }) => ({ ...row, ...deviceOf(agent), current: row.id === sessionId }))
}

/** Ends one of the user's own sessions; false when they have no such session. */
export async function endOwnSession(
  queries: Queries,
  { id }: SessionUser,
  sessionId: string,
): Promise<boolean> {
  const ended = await queries.run(
    sql`DELETE FROM session WHERE id = ${sessionId} AND user_id = ${id} AND key_name IS NULL`,
  )
  return ended > 0
}
