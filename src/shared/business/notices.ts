import type { NoticeLine } from '../contracts/NoticeLine.ts'

/** What the business tells people of. */
export const businessNotices = {
  'order.created': {
    menu: 'notification',
    page: 'distribution.order',
    entity: 'order',
    facts: ['trade_no', 'name', 'amount'],
  },
  'order.refunding': {
    menu: 'notification',
    page: 'distribution.order',
    entity: 'order',
    facts: ['trade_no', 'name', 'amount'],
  },
  'commission.booked': {
    menu: 'notification',
    page: 'distribution.distributionLog',
    entity: 'distributionLog',
    facts: ['trade_no', 'name', 'amount'],
  },
} as const satisfies Record<string, NoticeLine>
