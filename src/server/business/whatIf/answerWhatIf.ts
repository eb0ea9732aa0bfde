import { setTimeout as wait } from 'node:timers/promises'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import { tables } from '#generated/tables/tables.ts'
import type { Database } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { whatIfLimits } from '#shared/business/commission/WhatIf.ts'
import type { WhatIfLine, WhatIfQuestion } from '#shared/business/commission/WhatIf.ts'
import { presentFigures } from './presentFigures.ts'
import { countPaid, paidPages } from './readPaidOrders.ts'
import type { PaidPeriod } from './readPaidOrders.ts'
import { readReplayRules } from './readReplayRules.ts'
import type { ReplayRules } from './ReplayTotals.ts'
import { startReplay } from './startReplay.ts'

const dayMs = 86_400_000
/** The longest pause after a page. Pauses are longer than reads, which leaves most of the database's time to others. */
const restMsAtMost = 125

/** The question and the data that were read before the first order is computed. */
export interface PreparedWhatIf {
  question: WhatIfQuestion
  period: PaidPeriod
  total: number
  rules: ReplayRules
}

/** Reads the rules and counts the orders; throws WHAT_IF_TOO_LARGE if there are too many. */
export async function prepareWhatIf(database: Database, question: WhatIfQuestion): Promise<PreparedWhatIf> {
  const period = periodOf(question)
  const reads = inReadTurns(database, tables.order.name)
  const total = await countPaid(reads, period, whatIfLimits.orders + 1)
  if (total > whatIfLimits.orders) throw new AppError('WHAT_IF_TOO_LARGE', { limit: whatIfLimits.orders })
  return { question, period, total, rules: await readReplayRules(database, question.rates) }
}

/** Computes the orders and reports progress; ends when the caller stops reading. */
export async function* answerWhatIf(
  database: Database,
  { question, period, total, rules }: PreparedWhatIf,
): AsyncGenerator<WhatIfLine> {
  const replay = startReplay(rules)
  let done = 0
  try {
    yield { progress: { done, total } }
    // While the thread computes a page, the next page is read.
    let computed = Promise.resolve()
    let began = performance.now()
    for await (const { orders, count } of paidPages(inReadTurns(database, tables.order.name), period)) {
      await computed
      computed = replay.take(orders)
      computed.catch(() => undefined)
      done += count
      const restMs = Math.min(2.5 * (performance.now() - began), restMsAtMost)
      yield { progress: { done, total: Math.max(done, total) } }
      await wait(restMs)
      began = performance.now()
    }
    await computed
    const figures = await replay.finish()
    yield { result: await presentFigures(database, question, { figures, rates: rules.rates }) }
  } finally {
    await replay.stop()
  }
}

/** Turns days of the business's time zone into times; China has had no summer time since 1991. */
function periodOf({ from, to }: WhatIfQuestion): PaidPeriod {
  const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`)
  return {
    since: new Date(startOf(from)).toISOString(),
    until: new Date(startOf(to) + dayMs).toISOString(),
  }
}
