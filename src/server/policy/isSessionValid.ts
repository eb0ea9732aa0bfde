import { sql } from '#server/database/sql.ts'

/** Whether a session `s` has neither expired nor been idle for too long. */
export const isSessionValid = sql`s.expires_at > now()
  AND (s.idle_minutes IS NULL OR s.last_used_at > now() - make_interval(mins => s.idle_minutes))`
