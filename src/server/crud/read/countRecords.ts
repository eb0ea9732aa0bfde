import type { Queries } from '#server/database/Database.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { comparingFor, gramCounts, searchingFor } from './gramCounts.ts'
import { comparesIndexed, isIndexedSearch, whereSql } from '../query/filterSql.ts'
import type { Filter } from '../query/ListQuery.ts'
import { tableSql } from '../entity/tableSql.ts'

/** Totals up to here are always exact. */
export const exactTotalAtMost = 10_000
/** The planner's cost of counting about 200,000 ordinary rows, which takes a few tens of milliseconds. */
const cheapCost = 6_000
const cap = raw(`LIMIT ${exactTotalAtMost + 1}`)

/** The number of all matching records. */
export interface Total {
  total: number
  /** Whether it is the planner's estimate, because counting would take too long. */
  isEstimated: boolean
}

/** Counts rows: exactly while that is cheap, otherwise by the planner's estimate. */
export async function countRecords(
  queries: Queries,
  table: Table,
  filters: readonly Filter[],
): Promise<Total> {
  if (isIndexedSearch(table, filters)) return countHits(queries, table, filters)
  const rows = rowsSql(table, whereSql(table, filters, await comparingFor(queries, table, filters)))
  const capped = await count(queries, sql`${rows} ${cap}`)
  if (capped <= exactTotalAtMost) return { total: capped, isEstimated: false }
  const plan = await planOf(queries, rows)
  if (plan['Total Cost'] <= cheapCost) return { total: await count(queries, rows), isEstimated: false }
  // Estimates by one condition alone: an equal text and its grams are two conditions that the planner would take for
  // independent.
  const isTwice = comparesIndexed(table, filters)
  return estimated(
    isTwice ? await planOf(queries, rowsSql(table, whereSql(table, filters, { by: 'rows' }))) : plan,
  )
}

async function countHits(queries: Queries, table: Table, filters: readonly Filter[]): Promise<Total> {
  // MATERIALIZED plans the query as if all rows were wanted, which uses the index; the limit still ends the reading.
  const how = searchingFor(table, filters, await gramCounts(queries, table))
  const hits = sql`WITH hits AS MATERIALIZED (${rowsSql(table, whereSql(table, filters, how))}) SELECT FROM hits ${cap}`
  const capped = await count(queries, hits)
  if (capped <= exactTotalAtMost) return { total: capped, isEstimated: false }
  // Estimates by one condition alone: both say the same, but the planner would take them for independent.
  return estimated(await planOf(queries, rowsSql(table, whereSql(table, filters, { by: 'index' }))))
}

function rowsSql(table: Table, where: Sql): Sql {
  return sql`SELECT 1 FROM ${tableSql(table).name} t ${where}`
}

function estimated(plan: Plan): Total {
  return { total: Math.max(Math.round(plan['Plan Rows']), exactTotalAtMost + 1), isEstimated: true }
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
