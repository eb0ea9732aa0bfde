import type { Audit } from '#generated/types/audit.ts'
import { newId } from '#server/database/newId.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Without } from '#shared/contracts/Without.ts'
import type { JournalEntry, Origin } from '../crud/entity/Journal.ts'
import { truncate, parseStorable, storable } from '../logs/storable.ts'
import { canonicalJson } from '#shared/validation/canonicalJson.ts'

/** A row of the audit log in the database. */
export interface AuditRow extends Without<Audit, 'action' | 'before' | 'after' | 'detail'> {
  /** May be an action that the present schema no longer has. */
  action: string
  before: JsonObject | null
  after: JsonObject | null
  detail: JsonObject | null
}

/** The columns of a row, in writing order. */
export const auditColumns = [
  'id',
  'action',
  'entity',
  'record_id',
  'subject',
  'user_id',
  'user_name',
  'address',
  'agent',
  'trace_id',
  'before',
  'after',
  'detail',
  'created_at',
] as const satisfies readonly (keyof Audit)[]

/** The row of an entry, with the present time. */
export function auditRowOf(entry: JournalEntry, { user, address, agent, traceId }: Origin): AuditRow {
  const { action, subject, entity, recordId, before, after, detail } = entry
  return {
    id: newId(),
    action,
    entity: entity ?? null,
    record_id: recordId ?? null,
    subject: truncate(storable(subject), 300),
    user_id: user?.id ?? null,
    user_name: textOrNull(user?.username, 200),
    address: textOrNull(address, 100),
    agent: textOrNull(agent, 300),
    trace_id: textOrNull(traceId, 64),
    before: objectOrNull(before),
    after: objectOrNull(after),
    detail: objectOrNull(detail),
    created_at: new Date().toISOString(),
  }
}

/** The text that a row's signature covers: every column, in an order that must never change. */
export function contentOf(row: AuditRow): string {
  const { id, action, entity, record_id, subject, user_id, user_name } = row
  const { address, agent, trace_id, before, after, detail, created_at } = row
  const who = [user_id, user_name, address, agent, trace_id]
  return canonicalJson([id, action, entity, record_id, subject, ...who, before, after, detail, created_at])
}

function textOrNull(text: string | undefined, length: number): string | null {
  return text === undefined || text === '' ? null : truncate(storable(text), length)
}

/** The object as the database will return it; otherwise the signature would not match. */
function objectOrNull(object: JsonObject | undefined): JsonObject | null {
  const copy = object === undefined ? null : parseStorable(JSON.stringify(object))
  return isJsonObject(copy) ? copy : null
}
