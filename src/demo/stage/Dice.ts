import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import { AppError } from '#shared/errors/AppError.ts'

/** Random numbers that are the same in each run. */
export class Dice {
  readonly #generator: RandomGenerator

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed)
  }

  /** A whole number, both bounds included. */
  integer(from: number, to: number): number {
    return uniformInt(this.#generator, Math.ceil(from), Math.max(Math.ceil(from), Math.floor(to)))
  }

  /** Returns true in that percentage of cases. */
  chance(percent: number): boolean {
    return this.integer(1, 100) <= percent
  }

  /** Decimal digits as text. */
  digits(count: number): string {
    return Array.from({ length: count }, () => this.integer(0, 9)).join('')
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.integer(0, 255))
  }

  pick<Item>(items: readonly Item[]): Item {
    return this.weighted(items, () => 1)
  }

  /** Picks an item by weight; an item without weight is never picked. */
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item {
    // Uses thousandths, because the generator gives whole numbers.
    const weights = items.map((item) => Math.round(weightOf(item) * 1000))
    let left = this.integer(1, Math.max(1, sum(weights)))
    const index = weights.findIndex((weight) => (left -= weight) <= 0)
    const picked = items[index]
    if (picked === undefined) throw new AppError('INTERNAL', { reason: 'Nothing to pick from' })
    return picked
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
