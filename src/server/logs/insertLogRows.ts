import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import type { LogRow } from './LogRow.ts'

const code: NoticeCode = 'error.logged'
const longestMessage = 200

/** Keeps log rows, and tells of each error among them, of equal ones once an hour. */
export function insertLogRows(rows: readonly LogRow[]): Sql {
  return sql`WITH line AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS line(id uuid, level text, message text,
      trace_id text, tag text, user_name text, data jsonb, stack text, created_at timestamptz)
  ), kept AS (
    INSERT INTO "logger" (id, level, message, trace_id, tag, user_name, data, stack, created_at)
    SELECT id, level, message, trace_id, tag, user_name, data, stack, created_at FROM line
    ON CONFLICT (id) DO NOTHING
  ), told AS (
    INSERT INTO notification (id, code, record_id, facts)
    SELECT DISTINCT ON (message) id, ${code}::text, id,
      jsonb_build_object('message', left(message, ${longestMessage}::int), 'level', level)
    FROM line WHERE level IN ('error', 'fatal') AND NOT EXISTS (
      SELECT 1 FROM notification n WHERE n.code = ${code} AND n.created_at > now() - interval '1 hour'
        AND n.facts ->> 'message' = left(line.message, ${longestMessage}::int))
    ORDER BY message, id
    ON CONFLICT DO NOTHING RETURNING id
  ) SELECT pg_notify('live', 'notices') FROM told LIMIT 1`
}
