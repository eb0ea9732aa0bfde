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
/** The age from which the next list renews a total in the background. */
const renewMs = 1500
/** Smaller totals are not cached, because counting them takes no longer than reading the page. */
const keptFrom = 1000
const totalsAtMost = 500
const writersAtMost = 10_000

/** A write that adds a known number of records, and the time before its transaction. */
export interface Adding {
  records: 0 | 1
  begunAt: number
}

interface Kept {
  counting: Promise<Total>
  /** The total, once it is counted. */
  total: Total | undefined
  /** When the count began, and when it ended. */
  countedAt: number
  knownAt: number
  /** The time up to which this server's writes are included. */
  coversUntil: number
  isRenewed: boolean
}

/**
 * Caches large totals for three seconds, so that turning pages and writes of other users do not count thousands of rows each
 * time. Writers see their own changes at once: a known number is added, otherwise their next list counts again.
 */
export class TotalsCache {
  readonly #totals = new LRUCache<string, Kept>({ max: totalsAtMost })
  /** The time of each user's last write. It expires when every cached total includes it. */
  readonly #writes = new LRUCache<string, number>({ max: writersAtMost, ttl: keepMs })
  /** When anybody last wrote something to an entity, by the key of its whole list. */
  readonly #lastWrites = new Map<string, number>()

  /** The number of rows. A large total may miss changes of other users for three seconds. */
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

  /** Records a write of a user to an entity; without `adding`, the number of records that it adds is unknown. */
  wrote(table: Table, user: Caller | undefined, adding?: Adding): void {
    const now = performance.now()
    this.#writes.set(user?.id ?? '', now)
    const key = keyOf(table, [])
    const former = this.#lastWrites.get(key) ?? 0
    this.#lastWrites.set(key, now)
    const whole = this.#totals.get(key)
    if (!adding || !whole?.total || mayContain(whole, adding)) return
    whole.total = { ...whole.total, total: whole.total.total + adding.records }
    // The total still lacks deletions and writes made during the count; the next list of their author counts again.
    if (former <= whole.coversUntil) whole.coversUntil = now
  }

  /** The time of a user's last write; 0 if it is not recent. */
  lastWrite(user: Caller | undefined): number {
    return this.#writes.get(user?.id ?? '') ?? 0
  }

  #isOutdated({ countedAt, coversUntil, total }: Kept, user: Caller | undefined): boolean {
    if (performance.now() - countedAt >= keepMs) return true
    // In an estimate, one record more or less does not matter.
    return !total?.isEstimated && this.lastWrite(user) > coversUntil
  }

  async #count(key: string, work: () => Promise<Total>): Promise<Total> {
    const kept = keptFor(work())
    this.#totals.set(key, kept)
    const total = await kept.counting.catch(() => undefined)
    if (total && isKept(total)) learn(kept, total)
    else if (this.#totals.get(key) === kept) this.#totals.delete(key)
    return kept.counting
  }

  /** Renews a total in the background. Meanwhile lists get the former total instead of waiting. */
  #renew(key: string, former: Kept, work: () => Promise<Total>): void {
    former.isRenewed = true
    const next = keptFor(work())
    const take = (total: Total): void => {
      if (this.#totals.get(key) !== former) return
      learn(next, total)
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
  return { counting, total: undefined, countedAt: now, knownAt: Infinity, coversUntil: now, isRenewed: false }
}

function learn(kept: Kept, total: Total): void {
  kept.total = total
  kept.knownAt = performance.now()
}

/** Whether a total may contain the new record already: its count ended after the write began, so maybe after the commit. */
function mayContain({ knownAt }: Kept, { records, begunAt }: Adding): boolean {
  return records > 0 && knownAt > begunAt
}

function keyOf(table: Table, filters: readonly Filter[]): string {
  return answerKey(table, whereSql(table, filters))
}
