import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Author, History, Journal, JournalEntry, PageOf, RecordPlace } from '../crud/Journal.ts'
import type { AuditKeys } from './AuditKeys.ts'
import { auditRowOf, contentOf } from './AuditRow.ts'
import type { AuditRow } from './AuditRow.ts'
import { readHistory } from './readHistory.ts'

const rowsAtOnce = 500

/** Writes signed rows of the audit log; they wait for their number until the sealer comes by. */
export class AuditBook implements Journal {
  readonly #keys: AuditKeys

  constructor(keys: AuditKeys) {
    this.#keys = keys
  }

  async note(tx: Queries, entries: readonly JournalEntry[], { call, user }: Author = {}): Promise<void> {
    const origin = call?.origin() ?? {}
    const rows = entries.map((entry) => auditRowOf(entry, user ? { ...origin, user } : origin))
    for (let first = 0; first < rows.length; first += rowsAtOnce)
      await tx.later(this.#insert(rows.slice(first, first + rowsAtOnce)))
    if (call && rows.length > 0) call.isNoted = true
  }

  async history(queries: Queries, record: RecordPlace, page: PageOf): Promise<History> {
    return readHistory(queries, record, page)
  }

  #insert(rows: readonly AuditRow[]): Sql {
    const signed = rows.map((row) => ({ ...row, signature: this.#keys.sign('row', contentOf(row)) }))
    return sql`WITH given AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(signed)}::jsonb) AS given (
          id uuid, action text, entity text, record_id uuid, subject text, user_id uuid, user_name text, address text,
          agent text, trace_id text, before jsonb, after jsonb, detail jsonb, created_at timestamptz, signature text)
      ), written AS (
        INSERT INTO "audit" (id, action, entity, record_id, subject, user_id, user_name, address, agent, trace_id,
          before, after, detail, created_at)
        SELECT id, action, entity, record_id, subject, user_id, user_name, address, agent, trace_id,
          before, after, detail, created_at FROM given)
      INSERT INTO audit_pending (audit_id, signature) SELECT id, signature FROM given`
  }
}
