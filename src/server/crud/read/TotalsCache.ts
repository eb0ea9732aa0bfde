import { LRUCache } from 'lru-cache'
import type { Queries } from '#server/database/Database.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Caller } from '../entity/Context.ts'
import { countRecords } from './countRecords.ts'
import type { Total } from './countRecords.ts'
import { answerKey } from '../query/answerKey.ts'
import { whereSql } from '../query/filterSql.ts'
import type { Filter } from '../query/ListQuery.ts'

const keepMs = 3000
/** From then on a total is renewed by the next list that shows it, which does not wait for it. */
const renewMs = 1500
/** Counting fewer takes no longer than the page. */
const keptFrom = 1000
const totalsAtMost = 500
const writersAtMost = 10_000

/** How many records a write adds to its entity; undefined where nobody knows. */
export type Added = 0 | 1 | undefined

interface Kept {
  counting: Promise<Total>
  /** Once it is counted. */
  total: Total | undefined
  countedAt: number
  /** Writes of this server up to then are in it. */
  coversUntil: number
  isRenewed: boolean
}

/**
 * Keeps large totals for a moment, so that neither turning pages nor the writes of others count thousands of rows each time.
 * Those who write themselves see it at once: what a write adds is added, or their next list counts.
 */
export class TotalsCache {
  readonly #totals = new LRUCache<string, Kept>({ max: totalsAtMost })
  /** When each user last wrote something; after a while it is in every total that is kept. */
  readonly #writes = new LRUCache<string, number>({ max: writersAtMost, ttl: keepMs })

  /** How many rows there are; what others changed may show three seconds later, in a large total only. */
  async count(
    queries: Queries,
    table: Table,
    { filters, user }: { filters: readonly Filter[]; user: Caller | undefined },
  ): Promise<Total> {
    const key = keyOf(table, filters)
    const kept = this.#totals.get(key)
    const work = () => countRecords(queries, table, filters)
    if (!kept || this.#isOutdated(kept, user)) return this.#count(key, work)
    if (performance.now() - kept.countedAt >= renewMs && !kept.isRenewed) this.#renew(key, kept, work)
    return kept.total ?? kept.counting
  }

  /** Takes note of a write that a user made to an entity. */
  wrote(table: Table, user: Caller | undefined, added: Added): void {
    const now = performance.now()
    this.#writes.set(user?.id ?? '', now)
    const whole = this.#totals.get(keyOf(table, []))
    if (added === undefined || !whole?.total) return
    whole.total = { ...whole.total, total: whole.total.total + added }
    whole.coversUntil = now
  }

  /** When a user last wrote something, if that was lately. */
  lastWrite(user: Caller | undefined): number {
    return this.#writes.get(user?.id ?? '') ?? 0
  }

  #isOutdated({ countedAt, coversUntil, total }: Kept, user: Caller | undefined): boolean {
    if (performance.now() - countedAt >= keepMs) return true
    // One more or less is nothing beside a guess.
    return !total?.isEstimated && this.lastWrite(user) > coversUntil
  }

  async #count(key: string, work: () => Promise<Total>): Promise<Total> {
    const kept = keptFor(work())
    this.#totals.set(key, kept)
    const total = await kept.counting.catch(() => undefined)
    if (total && isKept(total)) kept.total = total
    else if (this.#totals.get(key) === kept) this.#totals.delete(key)
    return kept.counting
  }

  /** Those who ask meanwhile get the former one, or all of them would wait for the count. */
  #renew(key: string, former: Kept, work: () => Promise<Total>): void {
    former.isRenewed = true
    const next = keptFor(work())
    const take = (total: Total): void => {
      if (this.#totals.get(key) !== former) return
      next.total = total
      if (isKept(total)) this.#totals.set(key, next)
      else this.#totals.delete(key)
    }
    void next.counting.then(take, () => undefined)
  }
}

function isKept({ total }: Total): boolean {
  return total >= keptFrom
}

function keptFor(counting: Promise<Total>): Kept {
  const now = performance.now()
  return { counting, total: undefined, countedAt: now, coversUntil: now, isRenewed: false }
}

function keyOf(table: Table, filters: readonly Filter[]): string {
  return answerKey(table, whereSql(table, filters))
}
