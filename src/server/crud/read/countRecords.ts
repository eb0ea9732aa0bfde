import type { Queries } from '#server/database/Database.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { comparingFor, gramCounts, searchingFor } from './gramCounts.ts'
import { comparesIndexed, isIndexedSearch, whereSql } from '../query/filterSql.ts'
import type { Filter } from '../query/ListQuery.ts'
import { tableSql } from '../entity/tableSql.ts'

/** Totals up to here are always exact. */
export const exactUpTo = 10_000
/** The planner's cost of counting some 200,000 ordinary rows: a few tens of milliseconds. */
const cheapCost = 6_000
const cap = raw(`LIMIT ${exactUpTo + 1}`)

/** How many records there are in all. */
export interface Total {
  total: number
  /** It is the planner's guess, as counting would take too long. */
  isEstimated: boolean
}

/** How many rows there are: exact while that is cheap, then the planner's guess. */
export async function countRecords(
  queries: Queries,
  table: Table,
  filters: readonly Filter[],
): Promise<Total> {
  if (isIndexedSearch(table, filters)) return countHits(queries, table, filters)
  const rows = rowsSql(table, whereSql(table, filters, await comparingFor(queries, table, filters)))
  const capped = await count(queries, sql`${rows} ${cap}`)
  if (capped <= exactUpTo) return { total: capped, isEstimated: false }
  const plan = await planOf(queries, rows)
  if (plan['Total Cost'] <= cheapCost) return { total: await count(queries, rows), isEstimated: false }
  // The planner would take an equal text and its parts for two things that seldom come together.
  const isTwice = comparesIndexed(table, filters)
  return estimated(
    isTwice ? await planOf(queries, rowsSql(table, whereSql(table, filters, { by: 'rows' }))) : plan,
  )
}

async function countHits(queries: Queries, table: Table, filters: readonly Filter[]): Promise<Total> {
  // Materialized, the rows are asked for as if all were wanted: by the index, and the limit still ends the reading.
  const how = searchingFor(table, filters, await gramCounts(queries, table))
  const hits = sql`WITH hits AS MATERIALIZED (${rowsSql(table, whereSql(table, filters, how))}) SELECT FROM hits ${cap}`
  const capped = await count(queries, hits)
  if (capped <= exactUpTo) return { total: capped, isEstimated: false }
  // Both conditions say the same, which the planner takes for two things that seldom come together.
  return estimated(await planOf(queries, rowsSql(table, whereSql(table, filters, { by: 'index' }))))
}

function rowsSql(table: Table, where: Sql): Sql {
  return sql`SELECT 1 FROM ${tableSql(table).name} t ${where}`
}

function estimated(plan: Plan): Total {
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
