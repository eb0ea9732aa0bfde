import type { Queries } from '../Database.ts'
import { raw, sql } from '../sql.ts'
import type { Sql } from '../sql.ts'

/** A number of rows, exact up to 10,000. */
export interface RowCount {
  rows: number
  /** True when there are more than could be counted quickly; then `rows` is an estimate, or 10,000. */
  isEstimate: boolean
}

const exactTotalAtMost = 10_000

/** Counts the rows of a query, up to 10,000. */
export async function countRows(queries: Queries, query: Sql): Promise<RowCount> {
  const limited = sql`SELECT count(*)::int AS rows FROM (${query} LIMIT ${raw(String(exactTotalAtMost + 1))}) AS limited`
  const { rows } = (await queries.row<{ rows: number }>(limited)) ?? { rows: 0 }
  return { rows: Math.min(rows, exactTotalAtMost), isEstimate: rows > exactTotalAtMost }
}
