import type { DistributionLog } from '#generated/types/distributionLog.ts'
import type { Logger } from '#generated/types/logger.ts'
import type { Order } from '#generated/types/order.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import type { Stage } from './stage/Stage.ts'

/** A notice as its table stores it. */
export interface NoticeRow {
  id: string
  code: NoticeCode
  record_id: string
  facts: JsonObject
  created_at: string
  settled_at: string | null
}

/** The records that cause notices, each list sorted by time. */
export interface NoticeInputs {
  orders: readonly Order[]
  distributionLogs: readonly DistributionLog[]
  loggers: readonly Logger[]
}

type Notice = Omit<NoticeRow, 'id' | 'settled_at'>

const latest = { orders: 12, commissions: 6, errors: 4 }

/** The notices of recent events: the last orders and commissions, running refunds, the last errors. */
export function buildNotices(stage: Stage, { orders, distributionLogs, loggers }: NoticeInputs): NoticeRow[] {
  const errors = loggers.filter(({ level }) => level === 'error' || level === 'fatal')
  const commissions = distributionLogs.filter(({ amount }) => amount !== 0)
  const notices = [
    ...orders.slice(-latest.orders).map((order) => aboutOrder('order.created', order, order.createdAt)),
    ...orders
      .filter(({ status }) => status === 'refusing')
      .map((order) => aboutOrder('order.refunding', order, order.updatedAt)),
    ...commissions.slice(-latest.commissions).map(aboutCommission),
    ...errors.slice(-latest.errors).map(aboutError),
  ]
  return notices
    .sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map((notice) => ({ id: stage.idAt(Date.parse(notice.created_at)), ...notice, settled_at: null }))
}

function aboutOrder(code: NoticeCode, { id, trade_no, name, num }: Order, created_at: string): Notice {
  return { code, record_id: id, facts: { trade_no, name, amount: num }, created_at }
}

function aboutCommission({ id, trade_no, name, amount, createdAt }: DistributionLog): Notice {
  return {
    code: 'commission.booked',
    record_id: id,
    facts: { trade_no, name, amount },
    created_at: createdAt,
  }
}

function aboutError({ id, message, level, created_at }: Logger): Notice {
  return { code: 'error.logged', record_id: id, facts: { message, level }, created_at }
}
