import { orderTable } from '#generated/tables/order.ts'
import type { Entities } from '#generated/types/Entities.ts'
import type { Database, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { centsOfYuan } from '#shared/money/Cents.ts'
import type { Context } from '../../../crud/entity/Context.ts'
import type { DraftOf, RecordOf } from '../../../crud/entity/Rules.ts'
import { inWriteTransaction } from '../../../crud/entity/inWriteTransaction.ts'
import { lockRecords } from '../../../crud/read/findRecord.ts'
import { moveRecord, updateRecord } from '../../../crud/write/updateRecord.ts'
import { NoticeRefused } from './PaymentNotice.ts'
import type { PaymentNotice } from './PaymentNotice.ts'

type OrderStatus = Entities['order']['record']['status']
type OrderMove = Entities['order']['move']['code']

/** The result of a notification: `moved` changed the order, `known` changed nothing; the others need a person. */
export type NoticeOutcome = 'moved' | 'known' | 'paidTwice' | 'partOfRefund'

interface Order extends Pick<RecordOf<'order'>, 'id' | 'status' | 'pay_no'> {
  num: string
}

const order = namesOf('order')

/** Moves the order as WeChat reports, exactly once, even if notifications are repeated or arrive out of order. */
export async function applyNotice(
  database: Database,
  notice: PaymentNotice,
  context: Context,
): Promise<NoticeOutcome> {
  return inWriteTransaction(database, async (tx) => {
    const found = await lockedOrder(tx, notice.tradeNo)
    if (notice.total !== centsOfYuan(found.num)) throw new NoticeRefused('amount')
    if (notice.kind === 'paid') return applyPayment(tx, { found, notice }, context)
    if (found.status === 'pending' || found.status === 'fail') throw new NoticeRefused('notPaidYet')
    if (found.pay_no !== null && found.pay_no !== notice.transactionId)
      throw new NoticeRefused('unknownOrder')
    if (notice.refund !== notice.total) return 'partOfRefund'
    const moves = notice.kind === 'refunded' ? movesToRefunded : movesToFailed
    return makeMoves(tx, { id: found.id, moves: moves[found.status] }, context)
  })
}

/** The moves that lead a paid order to refunded. The refund may have been started at WeChat. */
const movesToRefunded: Readonly<Partial<Record<OrderStatus, readonly OrderMove[]>>> = {
  success: ['refund', 'confirmRefund'],
  refusing: ['confirmRefund'],
  refused_fail: ['retryRefund', 'confirmRefund'],
}

const movesToFailed: Readonly<Partial<Record<OrderStatus, readonly OrderMove[]>>> = {
  refusing: ['failRefund'],
}

async function applyPayment(
  tx: Transaction,
  { found: { id, status, pay_no: payNo }, notice }: { found: Order; notice: PaymentNotice },
  context: Context,
): Promise<NoticeOutcome> {
  if (status === 'pending' || status === 'fail') {
    // WeChat has the money, even if the payment was thought to have failed.
    if (status === 'fail')
      await moveRecord(tx, orderTable, { id, move: 'retry' satisfies OrderMove }, context)
    const input = {
      status: 'success',
      pay_no: notice.transactionId,
      pay_time: notice.at ?? null,
    } as const satisfies DraftOf<'order'>
    await updateRecord(tx, orderTable, { id, input }, context)
    return 'moved'
  }
  if (payNo === null) {
    const input = { pay_no: notice.transactionId } satisfies DraftOf<'order'>
    await updateRecord(tx, orderTable, { id, input }, context)
    return 'moved'
  }
  return payNo === notice.transactionId ? 'known' : 'paidTwice'
}

async function makeMoves(
  tx: Transaction,
  { id, moves = [] }: { id: string; moves: readonly OrderMove[] | undefined },
  context: Context,
): Promise<NoticeOutcome> {
  for (const move of moves) await moveRecord(tx, orderTable, { id, move }, context)
  return moves.length > 0 ? 'moved' : 'known'
}

async function lockedOrder(tx: Transaction, tradeNo: string): Promise<Order> {
  const byNumber = sql`SELECT ${order('id')}, ${order('num')}::text AS num, ${order('status')}, ${order('pay_no')}
    FROM ${order.table} WHERE ${order('trade_no')} = ${tradeNo}`
  const seen = await tx.row<Order>(byNumber)
  if (!seen) throw new NoticeRefused('unknownOrder')
  await lockRecords(tx, orderTable, { ids: [seen.id], forDelete: false })
  // A second statement, because the state may have changed while this transaction waited for the lock.
  const locked = await tx.row<Order>(byNumber)
  if (!locked) throw new NoticeRefused('unknownOrder')
  return locked
}
