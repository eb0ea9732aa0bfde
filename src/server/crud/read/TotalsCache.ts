import type { Queries } from '#server/database/Database.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { countRecords } from './countRecords.ts'
import type { Total } from './countRecords.ts'
import { whereSql } from '../query/filterSql.ts'
import type { Filter } from '../query/ListQuery.ts'

const keepMs = 3000
/** Counting fewer takes no longer than the page. */
const keptFrom = 1000
const totalsAtMost = 500

interface Kept {
  total: Promise<Total>
  since: number
  isCountedAnew: boolean
}

/** Keeps large totals for a moment, so that turning pages does not count thousands of rows each time. */
export class TotalsCache {
  readonly #totals = new Map<string, Kept>()

  /** How many rows there are; what other servers changed may show some seconds later, in a large total only. */
  async count(queries: Queries, table: Table, filters: readonly Filter[]): Promise<Total> {
    const where = whereSql(table, filters)
    const key = JSON.stringify([table.entity, where.sql, where.values])
    const kept = this.#totals.get(key)
    const age = kept ? performance.now() - kept.since : Infinity
    if (!kept || age >= 2 * keepMs) return this.#count(key, () => countRecords(queries, table, filters))
    if (age >= keepMs && !kept.isCountedAnew) {
      kept.isCountedAnew = true
      // Whoever asks meanwhile gets the former one, or all of them would wait for the count.
      void countRecords(queries, table, filters).then(
        (total) => this.#renew(key, kept, total),
        () => undefined,
      )
    }
    return kept.total
  }

  async #count(key: string, work: () => Promise<Total>): Promise<Total> {
    const total = work()
    if (this.#totals.size >= totalsAtMost) this.#totals.clear()
    const made = keptNow(total)
    this.#totals.set(key, made)
    const isLarge = await total.then(isKept).catch(() => false)
    if (!isLarge && this.#totals.get(key) === made) this.#totals.delete(key)
    return total
  }

  /** Nothing is renewed that was forgotten while it was counted. */
  #renew(key: string, former: Kept, total: Total): void {
    if (this.#totals.get(key) !== former) return
    if (isKept(total)) this.#totals.set(key, keptNow(Promise.resolve(total)))
    else this.#totals.delete(key)
  }

  /** Whatever this server changes itself is counted anew. */
  forget(): void {
    this.#totals.clear()
  }
}

function keptNow(total: Promise<Total>): Kept {
  return { total, since: performance.now(), isCountedAnew: false }
}

function isKept({ total }: Total): boolean {
  return total >= keptFrom
}
