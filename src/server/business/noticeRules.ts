import type { EntityName } from '#generated/types/EntityName.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Rules } from '../crud/Context.ts'
import { idsOf } from '../crud/idsOf.ts'
import { textOf } from '../crud/textOf.ts'
import { notify, settleNotices } from '../notifications/notify.ts'
import type { Notice } from '../notifications/notify.ts'

/** What people are told of when the business's records change. */
export const businessNoticeRules = {
  order: {
    afterCreate: (tx, { record }) => notify(tx, { code: 'order.created', ...aboutOrder(record) }),
    afterUpdate: async (tx, { before, after }) => {
      if (before['status'] === after['status']) return
      if (after['status'] === 'refusing') await notify(tx, { code: 'order.refunding', ...aboutOrder(after) })
      if (before['status'] === 'refusing') await settleNotices(tx, ['order.refunding'], idsOf([after]))
    },
    afterDelete: (tx, orders) => settleNotices(tx, ['order.created', 'order.refunding'], idsOf(orders)),
  },
  distributionLog: {
    afterCreate: async (tx, { record }) => {
      // Rounded down to nothing: kept for the books, but no news.
      if (record['amount'] !== 0) await notify(tx, { code: 'commission.booked', ...aboutCommission(record) })
    },
  },
} satisfies Partial<Record<EntityName, Rules>>

function aboutOrder(order: JsonObject): Omit<Notice, 'code'> {
  const { trade_no = '', name = '', num = 0 } = order
  return { recordId: textOf(order['id']), facts: { trade_no, name, amount: num } }
}

function aboutCommission(line: JsonObject): Omit<Notice, 'code'> {
  const { trade_no = '', name = '', amount = 0 } = line
  return { recordId: textOf(line['id']), facts: { trade_no, name, amount } }
}
