import type { DistributionLog } from '#generated/types/distributionLog.ts'
import type { LedgerReport } from '#shared/business/commission/LedgerReport.ts'
import { cents, yuanOf } from '#shared/money/Cents.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { currentRates } from '../commission/ruleVersions.ts'
import { LedgerFindings } from './LedgerFindings.ts'
import { OrderCheck } from './OrderCheck.ts'
import { readBookedOrders, readVersions } from './readBookedOrders.ts'
import type { BookedOrder } from './readBookedOrders.ts'

const version = namesOf('distributionVersion')
const log = namesOf('distributionLog')
const user = namesOf('user')

const firstId = '00000000-0000-0000-0000-000000000000'

/** Recomputes every line from its order and its version of the rules and reports differences. Orders may be paid meanwhile. */
export async function verifyLedger(queries: Queries): Promise<LedgerReport> {
  const findings = new LedgerFindings()
  const check = await walk(queries, findings)
  await checkStrays(queries, findings)
  await checkRules(queries, findings)
  await checkSums(queries, check, findings)
  return {
    isRight: findings.problems.length === 0,
    orders: check.orders,
    lines: check.lines,
    users: check.sums.size,
    older: check.older,
    problems: findings.problems,
    moreProblems: findings.more,
  }
}

async function walk(queries: Queries, findings: LedgerFindings): Promise<OrderCheck> {
  const check = new OrderCheck(findings)
  for await (const orders of pages(queries)) {
    // Reading the versions after the orders guarantees that they include every version that one of the orders names.
    check.setVersions(await readVersions(queries))
    for (const order of orders) check.checkOrder(order)
  }
  return check
}

/** Yields all orders in pages and reads the next page while the caller checks the current one. */
async function* pages(queries: Queries): AsyncGenerator<BookedOrder[]> {
  let reading = readBookedOrders(queries, firstId)
  for (;;) {
    const orders = await reading
    const last = orders.at(-1)
    if (!last) return
    reading = readBookedOrders(queries, last.id)
    // The error is thrown where the page is awaited.
    reading.catch(() => undefined)
    yield orders
  }
}

/** Reports lines that name no order. */
async function checkStrays(queries: Queries, findings: LedgerFindings): Promise<void> {
  const strays = await queries.rows<Pick<DistributionLog, 'trade_no'> & { amount: string }>(sql`
    SELECT ${log('trade_no')}, ${log('amount')} FROM ${log.table} WHERE ${log('order_id')} IS NULL
    ORDER BY ${log('id')} LIMIT 1000`)
  for (const { trade_no: subject, amount: stored } of strays)
    findings.add({ kind: 'surplus', subject, stored })
}

/** Compares the current rules with the latest version in one statement, because a rule may change in between. */
async function checkRules(queries: Queries, findings: LedgerFindings): Promise<void> {
  const found = await queries.row<{ stored: string; expected: string }>(sql`
    SELECT stored::text, expected::text FROM (SELECT ${currentRates} AS stored,
      coalesce((SELECT ${version('rates')} FROM ${version.table} ORDER BY ${version('number')} DESC LIMIT 1), '[]') AS expected
    ) compared WHERE stored <> expected`)
  if (found) findings.add({ kind: 'rules', subject: '', ...found })
}

async function checkSums(queries: Queries, { sums }: OrderCheck, findings: LedgerFindings): Promise<void> {
  const wrong = [...sums].filter(([, { stored, expected }]) => stored !== expected).slice(0, 1000)
  if (wrong.length === 0) return
  const names = await queries.rows<{ id: string; name: string }>(
    sql`SELECT ${user('id')}, ${user('name')} FROM ${user.table} WHERE ${user('id')} = ANY(${wrong.map(([id]) => id)}::uuid[])`,
  )
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  for (const [id, { stored, expected }] of wrong) {
    const amounts = { stored: String(yuanOf(cents(stored))), expected: String(yuanOf(cents(expected))) }
    findings.add({ kind: 'sum', subject: nameOf.get(id) ?? id, ...amounts })
  }
}
