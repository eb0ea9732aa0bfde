import type { Queries } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'

/** Something that people are told: what kind it is, which record it is about, and the values its words are filled with. */
export interface Notice {
  code: NoticeCode
  recordId?: string
  facts?: JsonObject
  /** The one who is told; absent: everyone who may open the page it is about. */
  userId?: string
}

let changes = 0

/** How many times this process has told or settled something; `announceNotices.ts` compares it before and after a request. */
export function noticeChanges(): number {
  return changes
}

/** Tells its user, or everybody who may open the page it is about; given the transaction that causes it, it is told only if that succeeds. */
export async function notify(tx: Queries, { code, recordId, facts = {}, userId }: Notice): Promise<void> {
  changes += 1
  // What is still open about a record is told once, however often it is asked for.
  await tx.add(sql`INSERT INTO notification (id, code, record_id, facts, user_id)
    VALUES (${newId()}, ${code}, ${recordId ?? null}, ${JSON.stringify(facts)}::jsonb, ${userId ?? null}) ON CONFLICT DO NOTHING`)
}

/** Marks as done what was told about these records: it stays in the lists, but nobody needs to look any more. */
export async function settleNotices(
  tx: Queries,
  codes: readonly NoticeCode[],
  recordIds: readonly string[],
): Promise<void> {
  changes += 1
  await tx.later(sql`UPDATE notification SET settled_at = now()
    WHERE code = ANY(${[...codes]}) AND record_id = ANY(${[...recordIds]}::uuid[]) AND settled_at IS NULL`)
}
