import type { Queries } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'

/** A notice to people: its kind, the record it is about, and the values for its text. */
export interface Notice {
  code: NoticeCode
  recordId?: string
  facts?: JsonObject
  /** The user to notify; when absent, everyone who may open the notice's page. */
  userId?: string
}

let changes = 0

/** The number of notices sent or settled by this process; `announceNotices.ts` compares it before and after a request. */
export function noticeChanges(): number {
  return changes
}

/** Sends a notice to its user, or to everyone who may open its page. In the causing transaction, it is sent only on commit. */
export async function notify(tx: Queries, { code, recordId, facts = {}, userId }: Notice): Promise<void> {
  changes += 1
  // A record has at most one open notice of a kind, however often it is sent.
  await tx.add(sql`INSERT INTO notification (id, code, record_id, facts, user_id)
    VALUES (${newId()}, ${code}, ${recordId ?? null}, ${JSON.stringify(facts)}::jsonb, ${userId ?? null}) ON CONFLICT DO NOTHING`)
}

/** Settles the notices about these records: they stay in the lists, but need no attention any more. */
export async function settleNotices(
  tx: Queries,
  codes: readonly NoticeCode[],
  recordIds: readonly string[],
): Promise<void> {
  changes += 1
  await tx.runUnawaited(sql`UPDATE notification SET settled_at = now()
    WHERE code = ANY(${[...codes]}) AND record_id = ANY(${[...recordIds]}::uuid[]) AND settled_at IS NULL`)
}
