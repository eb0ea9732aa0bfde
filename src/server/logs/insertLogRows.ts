import { namesOf } from '#server/database/names.ts'
import { join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { logColumns } from './LogRow.ts'
import type { LogRow } from './LogRow.ts'

const code: NoticeCode = 'error.logged'
const longestMessage = 200

const l = namesOf('logger')
const line = namesOf('logger', 'line')
const columns = join(logColumns.map(l))
const alarming: readonly LogRow['level'][] = ['error', 'fatal']

/** Inserts log rows and sends a notice about each error among them, once an hour for equal errors. */
export function insertLogRows(rows: readonly LogRow[]): Sql {
  const start = sql`left(${line('message')}, ${longestMessage}::int)`
  return sql`WITH line AS (
    SELECT * FROM jsonb_populate_recordset(NULL::${l.table}, ${JSON.stringify(rows)}::jsonb)
  ), kept AS (
    INSERT INTO ${l.table} (${columns}) SELECT ${columns} FROM line ON CONFLICT (${l('id')}) DO NOTHING
  ), told AS (
    INSERT INTO notification (id, code, record_id, facts)
    SELECT DISTINCT ON (${line('message')}) ${line('id')}, ${code}::text, ${line('id')},
      jsonb_build_object('message', ${start}, 'level', ${line('level')})
    FROM line WHERE ${line('level')} = ANY(${[...alarming]}::text[]) AND NOT EXISTS (
      SELECT 1 FROM notification n WHERE n.code = ${code} AND n.created_at > now() - interval '1 hour'
        AND n.facts ->> 'message' = ${start})
    ORDER BY ${line('message')}, ${line('id')}
    ON CONFLICT DO NOTHING RETURNING id
  ) SELECT pg_notify('live', 'notices') FROM told LIMIT 1`
}
