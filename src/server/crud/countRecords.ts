import type { Queries } from '#server/database/Database.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from './tableSql.ts'

/** Totals up to here are always exact. */
export const exactUpTo = 10_000
/** The planner's cost of counting some 200,000 ordinary rows: a few tens of milliseconds. */
const cheapCost = 6_000

/** How many records there are in all. */
export interface Total {
  total: number
  /** It is the planner's guess, as counting would take too long. */
  isEstimated: boolean
}

/** How many rows there are: exact while that is cheap, then the planner's guess. */
export async function countRecords(queries: Queries, table: Table, where: Sql): Promise<Total> {
  const rows = sql`SELECT 1 FROM ${tableSql(table).name} t ${where}`
  const capped = await count(queries, sql`${rows} LIMIT ${raw(String(exactUpTo + 1))}`)
  if (capped <= exactUpTo) return { total: capped, isEstimated: false }
  const plan = await planOf(queries, rows)
  if (plan['Total Cost'] <= cheapCost) return { total: await count(queries, rows), isEstimated: false }
  return { total: Math.max(Math.round(plan['Plan Rows']), exactUpTo + 1), isEstimated: true }
}

async function count(queries: Queries, rows: Sql): Promise<number> {
  const counted = await queries.row<{ total: number | string }>(
    sql`SELECT count(*) AS total FROM (${rows}) c`,
  )
  return Number(counted?.total ?? 0)
}

interface Plan {
  'Plan Rows': number
  'Total Cost': number
}

async function planOf(queries: Queries, rows: Sql): Promise<Plan> {
  const explained = await queries.row<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    sql`EXPLAIN (FORMAT JSON) ${rows}`,
  )
  return explained?.['QUERY PLAN'][0]?.Plan ?? { 'Plan Rows': 0, 'Total Cost': Infinity }
}
