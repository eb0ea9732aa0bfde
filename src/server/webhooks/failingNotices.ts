import type { Queries } from '#server/database/Database.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { announce } from '../notifications/announceNotices.ts'
import { notify, settleNotices } from '../notifications/notify.ts'
import type { HeldWebhook } from './heldWebhook.ts'
import type { Answer } from './send.ts'

const code: NoticeCode = 'webhook.failing'
// A receiver that is only being restarted is back by then: the fifth attempt is made some 13 minutes after the first.
const toldAfter = 5

/** Tells those who see to webhooks that a receiver has taken nothing for a while, once until it takes something. */
export async function tellFailing(
  tx: Queries,
  { id, name, failures }: HeldWebhook,
  { status, error = '' }: Answer,
): Promise<void> {
  if (failures + 1 !== toldAfter) return
  const reason = status === undefined ? error : `HTTP ${status}`
  await notify(tx, { code, recordId: id, facts: { name, reason } })
  await announce(tx)
}

/** Marks as done what was told of webhooks that take events again, are changed or are gone. */
export async function settleFailing(tx: Queries, ids: readonly string[]): Promise<void> {
  await settleNotices(tx, [code], ids)
}
