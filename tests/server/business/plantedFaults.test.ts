import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOfOrder, oppositesOf } from '#server/business/commission/ledgerLine.ts'
import { LedgerFindings } from '#server/business/ledgerCheck/LedgerFindings.ts'
import { OrderCheck } from '#server/business/ledgerCheck/OrderCheck.ts'
import type { BookedOrder, CheckedLine, RuleVersion } from '#server/business/ledgerCheck/readBookedOrders.ts'
import { levelRates } from '#shared/business/commission/levelRates.ts'
import { linesOfSale } from '#shared/business/commission/linesOfSale.ts'
import { cents, centsOfYuan, yuanOf } from '#shared/money/Cents.ts'

const runs = 2000
const hour = 3_600_000
const people = ['ann', 'ben', 'cao', 'dou', 'eva'] as const

/** A sale with a chain of at most four people, under the second of three versions of the rules. */
const sale = record({
  fen: integer({ min: 0, max: 40_000 }),
  minimum: integer({ min: 0, max: 40_000 }),
  chain: uniqueArray(constantFrom(...people), { maxLength: 4 }),
  versions: array(array(integer({ min: 0, max: 2500 }), { maxLength: 4 }), { minLength: 3, maxLength: 3 }),
  refunded: constantFrom(true, false),
})
type Sale = typeof sale extends Arbitrary<infer Value> ? Value : never

function versionsOf({ versions }: Sale): RuleVersion[] {
  return versions.map((hundredths, index) => ({
    number: index + 1,
    rates: hundredths.map((rate, level) => ({ leave: level + 1, rate: rate / 100 })),
    since: index * hour,
  }))
}

/** An order of this sale with the lines that the product adds to the ledger. */
function booked(given: Sale): BookedOrder & { lines: CheckedLine[] } {
  const { fen, minimum, chain, refunded } = given
  const order = {
    id: 'order',
    trade_no: '20260101',
    good_id: 'good',
    name: 'a good',
    user_id: 'buyer',
    invite_id: chain[0] ?? null,
    status: refunded ? 'refused' : 'success',
    chain: [...chain],
    rule_version: 2,
    num: yuanOf(cents(fen)),
    paid_at: 1.5 * hour,
  } as const
  const rates = levelRates(versionsOf(given)[1]?.rates ?? [])
  const earners = chain.map((userId) => ({ userId }))
  const earned = linesOfSale({ paid: cents(fen), minimum: cents(minimum), chain: earners, rates })
  const lines = earned.map((line) => ({ ...lineOfOrder(order, line, cents(minimum)), at: 1.5 * hour }))
  return {
    ...order,
    chain: [...chain],
    num: order.num.toFixed(2),
    lines: [...lines, ...(refunded ? oppositesOf(lines) : [])],
  }
}

function isFound(given: Sale, order: BookedOrder): boolean {
  const findings = new LedgerFindings()
  const check = new OrderCheck(findings)
  check.setVersions(versionsOf(given))
  check.checkOrder(order)
  const isSumWrong = [...check.sums.values()].some(({ stored, expected }) => stored !== expected)
  return findings.problems.length > 0 || isSumWrong
}

type Fault = (order: ReturnType<typeof booked>, given: Sale) => CheckedLine[]

/** The lines that a faulty product would write instead. */
const faults: Readonly<Record<string, Fault>> = {
  'an amount that is rounded up': ({ lines, num }) =>
    lines.map((line) => {
      const exact = centsOfYuan(num) * (line.rate / 100)
      const isFraction = line.cut === 0 && Math.abs(exact - Math.round(exact)) > 1e-6
      const more = isFraction && line.kind !== 'nothing' ? Math.sign(line.amount) : 0
      return { ...line, amount: Number((line.amount + more / 100).toFixed(2)) }
    }),
  'levels that are swapped': ({ lines }) =>
    lines.map((line) => {
      const other = lines.find((each) => each.level === (line.level === 1 ? 2 : line.level === 2 ? 1 : 0))
      return { ...line, user_id: other?.user_id ?? line.user_id }
    }),
  'the rules of a later version': (_, given) => {
    const [, , latest] = given.versions
    return booked({ ...given, versions: [[], latest ?? [], []] }).lines
  },
  'a version that was not in force any more': ({ lines }) =>
    lines.map((line) => ({ ...line, at: line.kind === 'taken_back' ? line.at : 2.5 * hour })),
  'no regard for the minimum price': ({ lines }, given) => {
    const free = booked({ ...given, minimum: 0 }).lines
    return lines.length === free.length
      ? free.map((line) => ({ ...line, good_min: given.minimum / 100 }))
      : lines
  },
  'the nearest level cut first': ({ lines }) => {
    const earned = lines.filter(({ kind }) => kind !== 'taken_back')
    const cut = earned.reduce((sum, line) => sum + Math.round((line.cut ?? 0) * 100), 0)
    let left = cut
    return lines.map((line) => {
      if (line.kind === 'taken_back') return line
      const whole = Math.round((line.amount + (line.cut ?? 0)) * 100)
      const off = Math.min(whole, left)
      left -= off
      return { ...line, cut: off / 100, amount: (whole - off) / 100 }
    })
  },
  'a line that is added twice': ({ lines }) => [...lines, ...structuredClone(lines.slice(0, 1))],
  'a line that is missing': ({ lines }) => lines.slice(1),
  'a refund that takes nothing back': ({ lines }) => lines.filter(({ kind }) => kind !== 'taken_back'),
}

describe('the check of the ledger', () => {
  it('finds no fault in what the product writes [S3.10]', () => {
    assert(
      property(sale, (given) => {
        expect(isFound(given, booked(given))).toBe(false)
      }),
      { numRuns: runs },
    )
  })

  it.each(Object.keys(faults))('finds %s [S3.10]', (name) => {
    let planted = 0
    assert(
      property(sale, (given) => {
        const order = booked(given)
        const lines = faults[name]?.(order, given) ?? []
        // Many sales have no place for the fault: nothing to round, no other person in the chain.
        if (JSON.stringify(moneyOf(lines)) === JSON.stringify(moneyOf(order.lines))) return
        planted += 1
        expect(isFound(given, { ...order, lines })).toBe(true)
      }),
      { numRuns: runs },
    )
    expect(planted).toBeGreaterThan(50)
  })
})

/** The parts of lines that matter: a fault that changes neither money nor people nor times is none. */
function moneyOf(lines: readonly CheckedLine[]) {
  return lines.map(({ level, kind, user_id, amount, rate, cut, at }) => [
    level,
    kind,
    user_id,
    amount,
    rate,
    cut,
    at,
  ])
}
