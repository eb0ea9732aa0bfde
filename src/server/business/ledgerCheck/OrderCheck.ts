import { chainOf } from '#shared/business/commission/chainOf.ts'
import { levelRates } from '#shared/business/commission/levelRates.ts'
import type { LevelRates } from '#shared/business/commission/levelRates.ts'
import { centsOfYuan, yuanOf } from '#shared/money/Cents.ts'
import type { ExpectedLine } from './expectedLines.ts'
import { expectedLines } from './expectedLines.ts'
import type { LedgerFindings } from './LedgerFindings.ts'
import type { BookedOrder, CheckedLine, RuleVersion } from './readBookedOrders.ts'

const paidStates: ReadonlySet<BookedOrder['status']> = new Set([
  'success',
  'refusing',
  'refused',
  'refused_fail',
])
// Times have a precision of one millisecond, so the order of two times in the same millisecond is unknown.
const toleranceMs = 1

/** Compares the stored lines of each order with the lines that follow from the order and the rules. */
export class OrderCheck {
  orders = 0
  lines = 0
  older = 0
  /** The stored and the expected sum of each user's lines, in fen. */
  readonly sums = new Map<string, { stored: number; expected: number }>()
  readonly #findings: LedgerFindings
  #versions: ReadonlyMap<number, RuleVersion> = new Map()
  #rates: ReadonlyMap<number, LevelRates> = new Map()
  #first = Infinity

  constructor(findings: LedgerFindings) {
    this.#findings = findings
  }

  /** Sets the versions of the rules that the next orders may name. */
  setVersions(versions: readonly RuleVersion[]): void {
    this.#versions = new Map(versions.map((version) => [version.number, version]))
    this.#rates = new Map(versions.map(({ number, rates }) => [number, levelRates(rates)]))
    this.#first = versions[0]?.since ?? Infinity
  }

  checkOrder(order: BookedOrder): void {
    const lines = order.lines ?? []
    this.orders += 1
    this.lines += lines.length
    for (const { user_id: user, amount } of lines)
      this.#add(user, { stored: centsOfYuan(amount), expected: 0 })
    if (order.rule_version === null) this.#checkOlderOrder(order, lines)
    else this.#compare(order, lines, order.rule_version)
  }

  #compare(order: BookedOrder, lines: readonly CheckedLine[], number: number): void {
    this.#checkChain(order)
    const rates = this.#rates.get(number) ?? levelRates([])
    const unmatched = new Map(lines.map((line) => [keyOf(line), line]))
    const twice = lines.filter((line) => unmatched.get(keyOf(line)) !== line)
    for (const expected of expectedLines(order, rates)) {
      const sign = expected.kind === 'taken_back' ? -1 : 1
      this.#add(expected.userId, { stored: 0, expected: sign * expected.amount })
      const key = keyOf(expected)
      const line = unmatched.get(key)
      unmatched.delete(key)
      if (line) this.#checkLine(order, line, expected)
      else this.#missing(order, expected, sign)
    }
    for (const line of [...unmatched.values(), ...twice]) this.#surplus(order, line)
  }

  #missing({ trade_no: subject }: BookedOrder, { level, amount, kind }: ExpectedLine, sign: number): void {
    const expected = `${kind} ${sign * yuanOf(amount)}`
    this.#findings.add({ kind: 'missing', subject, level, expected })
  }

  #surplus({ trade_no: subject }: BookedOrder, { level, kind, amount }: CheckedLine): void {
    const stored = `${kind} ${amount}`
    this.#findings.add({ kind: 'surplus', subject, level: level ?? undefined, stored })
  }

  #checkLine(order: BookedOrder, line: CheckedLine, expected: ExpectedLine): void {
    const { trade_no: subject } = order
    const num = yuanOf(centsOfYuan(order.num))
    const sign = expected.kind === 'taken_back' ? -1 : 1
    const wanted = {
      user_id: expected.userId,
      kind: expected.kind,
      reason: expected.reason,
      good_id: order.good_id,
      trade_no: order.trade_no,
      good_min: order.lines?.find(({ kind }) => kind !== 'taken_back')?.good_min ?? line.good_min,
      order_amount: num,
      base: num,
      rate: Number(expected.rate),
      cut: yuanOf(expected.cut),
      amount: sign * yuanOf(expected.amount),
      rule_version: order.rule_version,
    } as const satisfies Partial<CheckedLine>
    for (const property of propertiesOf(wanted)) {
      const [stored, right] = [String(line[property]), String(wanted[property])]
      if (stored !== right)
        this.#findings.add({
          kind: 'differs',
          subject,
          level: expected.level,
          property,
          stored,
          expected: right,
        })
    }
    if (expected.kind !== 'taken_back') this.#checkTime(order, line)
  }

  /** Reports a line that was not written while its version of the rules was in force. */
  #checkTime({ trade_no: subject }: BookedOrder, { level, at, rule_version: number }: CheckedLine): void {
    if (number === null) return
    const since = this.#versions.get(number)?.since ?? -Infinity
    const until = this.#versions.get(number + 1)?.since ?? Infinity
    if (at >= since - toleranceMs && at <= until + toleranceMs) return
    this.#findings.add({ kind: 'late', subject, level: level ?? undefined, stored: String(number) })
  }

  #checkChain({ trade_no: subject, user_id: buyer, invite_id: inviter, chain }: BookedOrder): void {
    const frozen = chain ?? []
    const isWhole = chainOf(buyer, frozen).length === frozen.length
    const begins = frozen.length === 0 ? inviter === null || inviter === buyer : frozen[0] === inviter
    if (!isWhole || !begins) this.#findings.add({ kind: 'chain', subject })
  }

  /** Lines from before the first version of the rules cannot be recomputed, but a refund has to take all of them back. */
  #checkOlderOrder(order: BookedOrder, lines: readonly CheckedLine[]): void {
    const { trade_no: subject, status, paid_at: paidAt } = order
    const isPaid = paidStates.has(status)
    if (isPaid && (paidAt ?? Infinity) >= this.#first) this.#findings.add({ kind: 'unbooked', subject })
    for (const line of lines) {
      if (!isPaid || line.rule_version !== null) this.#surplus(order, line)
      else {
        this.older += 1
        this.#add(line.user_id, { stored: 0, expected: centsOfYuan(line.amount) })
      }
    }
  }

  #add(user: string, { stored, expected }: { stored: number; expected: number }): void {
    const sum = this.sums.get(user)
    if (!sum) this.sums.set(user, { stored, expected })
    else {
      sum.stored += stored
      sum.expected += expected
    }
  }
}

/** Identifies a line within an order: its level, and whether it gives or takes. */
function keyOf({ level, kind }: Pick<CheckedLine, 'level' | 'kind'>): string {
  return `${level} ${kind === 'taken_back'}`
}

function propertiesOf<Value extends object>(value: Value): (keyof Value & string)[] {
  return Object.keys(value).filter((name): name is keyof Value & string => name in value)
}
