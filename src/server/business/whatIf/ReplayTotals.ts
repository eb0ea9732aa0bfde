import type { LevelRates } from '#shared/business/commission/levelRates.ts'
import { linesOfSale } from '#shared/business/commission/linesOfSale.ts'
import type { BarredReason, Earner, PaidSale, SaleLine } from '#shared/business/commission/linesOfSale.ts'
import type { BeforeAfter } from '#shared/business/commission/WhatIf.ts'
import { cents } from '#shared/money/Cents.ts'

/** The inputs by which every order is computed: both sets of rules, and the current minimum prices and barred accounts. */
export interface ReplayRules {
  rates: Readonly<Record<keyof BeforeAfter, LevelRates>>
  /** The minimum prices in fen, by the id of the good. */
  minimums: ReadonlyMap<string, number>
  bars: ReadonlyMap<string, BarredReason>
}

/** A paid order: its price in fen, its good, and its inviters, the nearest first. */
export type ReplayedOrder = readonly [fen: number, goodId: string, chain: readonly string[]]

/** The figures of one inviter or one good, in fen. */
export interface ReplaySums extends BeforeAfter {
  orders: number
  cutOrders: BeforeAfter
  cut: BeforeAfter
}

/** The totals of all orders, in fen. */
export interface ReplayFigures extends ReplaySums {
  paid: number
  levels: ReadonlyMap<number, BeforeAfter>
  inviters: ReadonlyMap<string, ReplaySums>
  goods: ReadonlyMap<string, ReplaySums>
}

const sides = ['before', 'after'] as const

/** Computes each order by both sets of rules, as at a payment, and adds up the results. */
export class ReplayTotals {
  readonly #rules: ReplayRules
  readonly #all = noSums()
  #paid = 0
  readonly #levels = new Map<number, BeforeAfter>()
  readonly #inviters = new Map<string, ReplaySums>()
  readonly #goods = new Map<string, ReplaySums>()

  constructor(rules: ReplayRules) {
    this.#rules = rules
  }

  get figures(): ReplayFigures {
    const [levels, inviters, goods] = [this.#levels, this.#inviters, this.#goods]
    return { ...this.#all, paid: this.#paid, levels, inviters, goods }
  }

  take([fen, goodId, chain]: ReplayedOrder): void {
    const paid = cents(fen)
    const minimum = cents(this.#rules.minimums.get(goodId) ?? 0)
    const earners = chain.map((userId): Earner => ({ userId, bar: this.#rules.bars.get(userId) }))
    const good = entryOf(this.#goods, goodId, noSums)
    const people = new Set<ReplaySums>()
    this.#paid += fen
    this.#all.orders += 1
    good.orders += 1
    for (const side of sides) this.#book(side, { sale: { paid, minimum, chain: earners }, good, people })
    for (const person of people) person.orders += 1
  }

  #book(side: keyof BeforeAfter, { sale, good, people }: Booking): void {
    const lines = linesOfSale({ ...sale, rates: this.#rules.rates[side] })
    let isCut = false
    for (const line of lines) {
      const person = entryOf(this.#inviters, line.userId, noSums)
      people.add(person)
      for (const sums of [this.#all, good, person]) addLine(sums, side, line)
      entryOf(this.#levels, line.level, noDifference)[side] += line.amount
      if (line.cut === 0) continue
      isCut = true
      person.cutOrders[side] += 1
    }
    if (!isCut) return
    this.#all.cutOrders[side] += 1
    good.cutOrders[side] += 1
  }
}

interface Booking {
  sale: Omit<PaidSale, 'rates'>
  good: ReplaySums
  /** Collects the inviters who have a line. */
  people: Set<ReplaySums>
}

function addLine(sums: ReplaySums, side: keyof BeforeAfter, { amount, cut }: SaleLine): void {
  sums[side] += amount
  sums.cut[side] += cut
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function noDifference(): BeforeAfter {
  return { before: 0, after: 0 }
}

function noSums(): ReplaySums {
  return { ...noDifference(), orders: 0, cutOrders: noDifference(), cut: noDifference() }
}
