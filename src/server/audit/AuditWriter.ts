import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type {
  Author,
  HistoryLine,
  HistoryPage,
  Journal,
  JournalEntry,
  PageOf,
  RecordPlace,
} from '../crud/entity/Journal.ts'
import type { AuditKeys } from './AuditKeys.ts'
import { auditColumns, auditRowOf, contentOf } from './AuditRow.ts'
import type { AuditRow } from './AuditRow.ts'
import { findHistory, readHistory } from './readHistory.ts'

const rowsAtOnce = 500
const a = namesOf('audit')
const columns = join(auditColumns.map(a))

/** Writes signed rows of the audit log, which get their numbers from the sealer later. */
export class AuditWriter implements Journal {
  readonly #keys: AuditKeys

  constructor(keys: AuditKeys) {
    this.#keys = keys
  }

  async note(tx: Queries, entries: readonly JournalEntry[], { call, user }: Author = {}): Promise<void> {
    const origin = call?.origin() ?? {}
    const rows = entries.map((entry) => auditRowOf(entry, user ? { ...origin, user } : origin))
    for (let first = 0; first < rows.length; first += rowsAtOnce)
      await tx.add(...this.#inserts(rows.slice(first, first + rowsAtOnce)))
    if (call && rows.length > 0) call.isNoted = true
  }

  async findHistory(queries: Queries, record: RecordPlace, page: PageOf): Promise<HistoryPage> {
    return findHistory(queries, record, page)
  }

  async readHistory(queries: Queries, ids: readonly string[]): Promise<HistoryLine[]> {
    return readHistory(queries, ids)
  }

  #inserts(rows: readonly AuditRow[]): Sql[] {
    const signed = rows.map((row) => ({
      audit_id: row.id,
      signature: this.#keys.sign('row', contentOf(row)),
    }))
    const [row] = rows
    const [waiting] = signed
    if (rows.length === 1 && row && waiting) return [insertRow(row), insertWaiting(waiting)]
    return [insertRows(rows), insertAllWaiting(signed)]
  }
}

interface Waiting {
  audit_id: string
  signature: string
}

/** Inserts a single row, as most changes do, by its values, which need no parsing. */
function insertRow(row: AuditRow): Sql {
  const values = auditColumns.map((column) => storedValue(row[column]))
  return sql`INSERT INTO ${a.table} (${columns}) VALUES (${join(values)})`
}

function insertWaiting({ audit_id, signature }: Waiting): Sql {
  return sql`INSERT INTO audit_pending (audit_id, signature) VALUES (${audit_id}, ${signature})`
}

function insertRows(rows: readonly AuditRow[]): Sql {
  return sql`INSERT INTO ${a.table} (${columns}) SELECT ${columns}
    FROM jsonb_populate_recordset(NULL::${a.table}, ${JSON.stringify(rows)}::jsonb)`
}

function insertAllWaiting(waiting: readonly Waiting[]): Sql {
  return sql`INSERT INTO audit_pending (audit_id, signature) SELECT audit_id, signature
    FROM jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) AS given (audit_id uuid, signature text)`
}

function storedValue(value: string | JsonObject | null): string | null {
  return isJsonObject(value) ? JSON.stringify(value) : value
}
