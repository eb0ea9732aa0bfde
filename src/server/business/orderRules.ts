import type { Entities } from '#generated/types/Entities.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Queries, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { pathOf } from '../crud/entity/pathOf.ts'
import type { ChangeOf, DraftOf, RecordOf, Rules } from '../crud/entity/Rules.ts'
import { bookSale, reverseCommissions } from './commission/bookSale.ts'
import { readPurchase } from './commission/readPurchase.ts'
import type { PurchaseFacts } from './commission/readPurchase.ts'
import { versionInForce } from './commission/ruleVersions.ts'
import { differs } from './commission/differs.ts'
import { tradeNumber } from './tradeNumber.ts'

type Column = Entities['order']['column']

const log = namesOf('distributionLog')

/** Fills in an order's number, name of the good, inviters, time of payment and version of the rules, and books commissions. */
export const orderRules: Rules<'order'> = {
  beforeCreate: async (tx, draft, context) => {
    // A number that is taken violates the unique key, and the call is tried again with another number.
    draft.trade_no ??= tradeNumber(new Date())
    await takePurchase(context.reads ?? tx, draft)
    if (draft.status !== 'success') return
    draft.pay_time ??= now()
    draft.rule_version = await versionInForce(tx)
  },

  afterCreate: async (tx, { record }) => {
    if (record.status === 'success') await bookSale(tx, record)
  },

  beforeUpdate: async (tx, change) => {
    const { before, draft, move } = change
    if (before.rule_version !== null) requireSame(change)
    else await takeChanges(tx, change)
    if (move?.to !== 'success') return
    draft.pay_time ??= before.pay_time ?? now()
    draft.rule_version = await versionInForce(tx)
  },

  afterMove: async (tx, { after, move }) => {
    if (move.to === 'success') await bookSale(tx, after)
    if (move.to === 'refused') await reverseCommissions(tx, after)
  },

  beforeDelete: requireNoCommission,
}

/** Refuses to delete an order with commissions. They refer to it by its number, so no foreign key protects the order. */
async function requireNoCommission(
  tx: Transaction,
  orders: readonly Pick<RecordOf<'order'>, 'id' | 'trade_no'>[],
): Promise<void> {
  const numbers = orders.map(({ trade_no: number }) => number)
  const found = await tx.row<{ number: string; count: number }>(
    sql`SELECT ${log('trade_no')} AS number, count(*)::int AS count FROM ${log.table}
      WHERE ${log('trade_no')} = ANY(${numbers}::text[]) GROUP BY 1 LIMIT 1`,
  )
  if (!found) return
  const entity: EntityName = 'distributionLog'
  const id = orders.find(({ trade_no: number }) => number === found.number)?.id ?? ''
  const uses = [{ entity, count: found.count }]
  throw new AppError('RECORD_IN_USE', { id, entity, uses, facts: { id, entity, count: found.count, uses } })
}

/** The properties from which the lines of the ledger are computed. */
const booked = ['num', 'good_id', 'user_id', 'invite_id'] as const satisfies readonly Column[]

function requireSame({ before, draft }: ChangeOf<'order'>): void {
  const changed = booked.find((name) => differs(draft[name], before[name]))
  if (changed === undefined) return
  throw new AppError('ORDER_PAID', { fields: [{ path: pathOf<'order'>(changed), code: 'ORDER_PAID' }] })
}

/** Applies another good, buyer or inviter to an order that is not paid yet. */
async function takeChanges(tx: Transaction, { before, draft }: ChangeOf<'order'>): Promise<void> {
  const isOther = (name: (typeof booked)[number]) => differs(draft[name], before[name])
  if (!isOther('good_id') && !isOther('user_id') && !isOther('invite_id')) return
  const { good_id: goodId = before.good_id, user_id: buyer = before.user_id } = draft
  const inviter = draft.invite_id === undefined ? before.invite_id : draft.invite_id
  const { name, chain } = await readPurchase(tx, { goodId, buyer, inviter })
  if (isOther('good_id')) takeName(draft, name)
  if (!isOther('user_id') && !isOther('invite_id')) return
  draft.chain = chain
  draft.invite_id = inviter ?? chain[0] ?? null
}

/** Copies the good's name, sets the inviter (the given one, else the buyer's own), and freezes the current chain above. */
async function takePurchase(queries: Queries, draft: DraftOf<'order'>): Promise<void> {
  const { good_id: goodId, user_id: buyer, invite_id: inviter = null } = draft
  if (goodId === undefined || buyer === undefined) return
  const { name, chain } = await readPurchase(queries, { goodId, buyer, inviter })
  takeName(draft, name)
  draft.chain = chain
  draft.invite_id = inviter ?? chain[0] ?? null
}

/** Copies the good's name of the time of purchase; later changes of the good's name do not change the order. */
function takeName(draft: DraftOf<'order'>, name: PurchaseFacts['name']): void {
  if (name !== null && (draft.name ?? '') === '') draft.name = name
}

function now(): string {
  return new Date().toISOString()
}
