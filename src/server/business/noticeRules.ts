import { idsOf } from '../crud/entity/idsOf.ts'
import type { RecordOf, Rules } from '../crud/entity/Rules.ts'
import { notify, settleNotices } from '../notifications/notify.ts'
import type { Notice } from '../notifications/notify.ts'

/** What people are told of when the business's records change. */
export const businessNoticeRules = {
  order: {
    afterCreate: (tx, { record }) => notify(tx, { code: 'order.created', ...aboutOrder(record) }),
    afterUpdate: async (tx, { before, after }) => {
      if (before.status === after.status) return
      if (after.status === 'refusing') await notify(tx, { code: 'order.refunding', ...aboutOrder(after) })
      if (before.status === 'refusing') await settleNotices(tx, ['order.refunding'], idsOf([after]))
    },
    afterDelete: (tx, orders) => settleNotices(tx, ['order.created', 'order.refunding'], idsOf(orders)),
  },
  distributionLog: {
    afterCreate: async (tx, { record }) => {
      // Rounded down to nothing: kept for the books, but no news.
      if (record.amount !== 0) await notify(tx, { code: 'commission.booked', ...aboutCommission(record) })
    },
  },
} satisfies { order: Rules<'order'>; distributionLog: Rules<'distributionLog'> }

function aboutOrder({ id, trade_no, name, num }: RecordOf<'order'>): Omit<Notice, 'code'> {
  return { recordId: id, facts: { trade_no, name: name ?? '', amount: num } }
}

function aboutCommission({ id, trade_no, name, amount }: RecordOf<'distributionLog'>): Omit<Notice, 'code'> {
  return { recordId: id, facts: { trade_no, name: name ?? '', amount } }
}
