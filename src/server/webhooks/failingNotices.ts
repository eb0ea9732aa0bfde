import type { Queries } from '#server/database/Database.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { announce } from '../notifications/announceNotices.ts'
import { notify, settleNotices } from '../notifications/notify.ts'
import type { HeldWebhook } from './heldWebhook.ts'
import type { Answer } from './send.ts'

const code: NoticeCode = 'webhook.failing'
// The fifth attempt is some 13 minutes after the first; a receiver that only restarts is back by then.
const failuresUntilNotice = 5

/** Notifies the people in charge of webhooks that a receiver has been failing for a while, once until it takes an event. */
export async function notifyFailing(
  tx: Queries,
  { id, name, failures }: HeldWebhook,
  { status, error = '' }: Answer,
): Promise<void> {
  if (failures + 1 !== failuresUntilNotice) return
  const reason = status === undefined ? error : `HTTP ${status}`
  await notify(tx, { code, recordId: id, facts: { name, reason } })
  await announce(tx)
}

/** Settles the notices about webhooks that take events again or were changed or deleted. */
export async function settleFailing(tx: Queries, ids: readonly string[]): Promise<void> {
  await settleNotices(tx, [code], ids)
}
