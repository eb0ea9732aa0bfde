import type { Queries } from '#server/database/Database.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { countRecords, exactUpTo } from './countRecords.ts'
import type { Total } from './countRecords.ts'

const keepMs = 3000
const totalsAtMost = 500

/** Keeps large totals for a moment, so that turning pages does not count thousands of rows each time. */
export class KeptTotals {
  readonly #totals = new Map<string, { total: Promise<Total>; until: number }>()

  /** How many rows there are; what other servers changed may show some seconds later, in a large total only. */
  async count(queries: Queries, table: Table, where: Sql): Promise<Total> {
    const key = JSON.stringify([table.entity, where.sql, where.values])
    const kept = this.#totals.get(key)
    if (kept && kept.until > Date.now()) return kept.total
    const total = countRecords(queries, table, where)
    if (this.#totals.size >= totalsAtMost) this.#totals.clear()
    this.#totals.set(key, { total, until: Date.now() + keepMs })
    const isLarge = await total.then(({ total }) => total > exactUpTo).catch(() => false)
    if (!isLarge) this.#totals.delete(key)
    return total
  }

  /** Whatever this server changes itself is counted anew. */
  forget(): void {
    this.#totals.clear()
  }
}
