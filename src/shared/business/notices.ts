import type { NoticeLine } from '../contracts/NoticeLine.ts'

/** The notices of the business. */
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
