import { idsOf } from '../crud/entity/idsOf.ts'
import type { RecordOf, Rules } from '../crud/entity/Rules.ts'
import { notify, settleNotices } from '../notifications/notify.ts'
import type { Notice } from '../notifications/notify.ts'

/** The notices sent when an order changes. */
export const orderNoticeRules = {
  afterCreate: (tx, { record }) => notify(tx, { code: 'order.created', ...aboutOrder(record) }),
  afterUpdate: async (tx, { before, after }) => {
    if (before.status === after.status) return
    if (after.status === 'refusing') await notify(tx, { code: 'order.refunding', ...aboutOrder(after) })
    if (before.status === 'refusing') await settleNotices(tx, ['order.refunding'], idsOf([after]))
  },
  afterDelete: (tx, orders) => settleNotices(tx, ['order.created', 'order.refunding'], idsOf(orders)),
} satisfies Rules<'order'>

function aboutOrder({ id, trade_no, name, num }: RecordOf<'order'>): Omit<Notice, 'code'> {
  return { recordId: id, facts: { trade_no, name: name ?? '', amount: num } }
}
