import type { Queries } from '#server/database/Database.ts'
import { identifier, join, plannedByValues, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { FigureGroup } from '#shared/contracts/Figures.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import { whereSql } from '../query/filterSql.ts'
import { binWidth } from './binWidth.ts'
import { figureSql, mergedSql, partName, partsOf } from './measureParts.ts'
import type { Grouping, Over } from './groupingOf.ts'
import type { FiguresQuery, Measure } from './readFiguresQuery.ts'

/** Groups without the names of the records that they refer to. */
export interface UnnamedFigures {
  groups: Omit<FigureGroup, 'names'>[]
  whole: FigureGroup['figures']
  count: number
}

type Row = Readonly<Record<string, string | number | boolean | null>>

/** Computes all figures in one query that reads the records once; the totals are computed from the groups. */
export async function figuresOf(
  queries: Queries,
  table: Table,
  query: FiguresQuery,
): Promise<UnnamedFigures> {
  const { groups, measures } = query
  const from = sql`FROM ${tableSql(table).name} t ${whereSql(table, query.filters)}`
  if (groups.length === 0) {
    const figures = measures.map((measure, index) => {
      const made = partsOf(measure).map((part) => part.made)
      return sql`${figureSql(measure, made)} AS ${identifier(`w${index}`)}`
    })
    const row = await queries.row<Row>(plannedByValues(sql`SELECT ${join(figures)} ${from}`))
    return { whole: figuresIn(row ?? {}, measures, 'w'), groups: [], count: 0 }
  }
  const statement = sql`SELECT ${outputSql(query)}, count(*) OVER () AS rows FROM (${groupedSql(query, from)}) f
    ORDER BY ${orderSql(groups)} LIMIT ${query.limit}::int`
  const rows = await queries.rows<Row & { rows: string }>(plannedByValues(statement))
  const [first] = rows
  return {
    whole: first ? figuresIn(first, measures, 'w') : emptyFigures(measures),
    count: Number(first?.rows ?? 0),
    groups: rows.map((row) => ({
      values: valuesIn(row, groups),
      figures: figuresIn(row, measures, 'm'),
    })),
  }
}

/**
 * The partial figures of each group. Moments are grouped by bins first, which costs less than half of computing the day of
 * each. A property of a referenced record is looked up once for each reference, not once for each record.
 */
function groupedSql(query: FiguresQuery, from: Sql): Sql {
  const { groups, measures } = query
  const bins = groups.map((grouping, index) => sql`${binSql(grouping, query)} AS ${named('bin', index)}`)
  const made = eachPart(measures, (part, name) => sql`${part.made} AS ${name}`)
  const names = join(groups.map((_, index) => named('bin', index)))
  const gathered = sql`SELECT ${join([...bins, ...made])} ${from} GROUP BY ${names}`
  const keys = groups.map(
    (grouping, index) => sql`${keySql(grouping, index, query)} AS ${named('key', index)}`,
  )
  const bound = join([sql`(${gathered}) b`, ...groups.map(referenceJoinSql)], ' ')
  if (!groups.some(isMerged)) {
    const parts = eachPart(measures, (_, name) => name)
    return sql`SELECT ${join([...keys, ...parts])} FROM ${bound}`
  }
  const merged = eachPart(measures, (part, name) => sql`${mergedSql(part, name)} AS ${name}`)
  const keyNames = join(groups.map((_, index) => named('key', index)))
  return sql`SELECT ${join([...keys, ...merged])} FROM ${bound} GROUP BY ${keyNames}`
}

/** The keys as they are answered, and each measure for the group and for the whole. */
function outputSql({ groups, measures }: FiguresQuery): Sql {
  const keys = groups.map((grouping, index) => {
    const key = named('key', index)
    const output = isTime(grouping) ? sql`to_char(${key}, 'YYYY-MM-DD')` : key
    return sql`${output} AS ${identifier(`g${index}`)}`
  })
  const figures = measures.flatMap((measure, index) => {
    const parts = partsOf(measure)
    const own = parts.map((_, part) => partName(index, part))
    const whole = parts.map((part, at) => sql`${mergedSql(part, partName(index, at))} OVER ()`)
    return [
      sql`${figureSql(measure, own)} AS ${identifier(`m${index}`)}`,
      sql`${figureSql(measure, whole)} AS ${identifier(`w${index}`)}`,
    ]
  })
  return join([...keys, ...figures])
}

function eachPart(
  measures: readonly Measure[],
  sqlOf: (part: ReturnType<typeof partsOf>[number], name: Sql) => Sql,
): Sql[] {
  return measures.flatMap((measure, index) =>
    partsOf(measure).map((part, at) => sqlOf(part, partName(index, at))),
  )
}

/** A name for the query. It contains a space, which no property's name does. */
function named(what: 'bin' | 'key' | 'record', index: number): Sql {
  return identifier(`${what} ${index}`)
}

const sinceBins = raw(`'2024-01-01Z'::timestamptz`)

function binSql({ column }: Grouping, { zone }: FiguresQuery): Sql {
  const name = sql`t.${identifier(column.name)}`
  if (column.type !== 'timestamp') return name
  return sql`CASE WHEN ${name} >= ${sinceBins} THEN date_bin(${raw(`'${binWidth(zone)}'`)}, ${name}, ${sinceBins}) ELSE ${name} END`
}

function keySql({ field, column, over }: Grouping, index: number, { period, zone }: FiguresQuery): Sql {
  if (over) return sql`${named('record', index)}.value`
  const bin = named('bin', index)
  if (column.type === 'timestamp') return sql`date_trunc(${period}::text, ${bin} AT TIME ZONE ${zone}::text)`
  return field.type === 'date' ? sql`date_trunc(${period}::text, ${bin}::timestamp)` : bin
}

/** Joins the record that a group refers to. A deleted record gives no value. */
function referenceJoinSql({ over }: Grouping, index: number): Sql {
  if (!over) return sql``
  const record = named('record', index)
  return sql`LEFT JOIN (${referencedValuesSql(over)}) ${record} ON ${record}.id = b.${named('bin', index)}`
}

function referencedValuesSql({ table, column }: Over): Sql {
  const { name, alive } = tableSql(table)
  return sql`SELECT t."id", t.${identifier(column.name)} AS value FROM ${name} t WHERE ${alive}`
}

/** Whether several groups of the first step have the same key. */
function isMerged(grouping: Grouping): boolean {
  return grouping.over !== undefined || isTime(grouping)
}

function isTime({ field, column }: Grouping): boolean {
  return column.type === 'timestamp' || field.type === 'date'
}

/** Sorts times from the first period on, other groups by the first measure, the greatest first. */
function orderSql(groups: readonly Grouping[]): Sql {
  // Sorts by the periods, not by their texts, since the text of the year 10000 would come before that of 2000.
  const keys = groups.map((_, index) => sql`${named('key', index)} NULLS LAST`)
  return join(groups.some(isTime) ? keys : [sql`m0 DESC NULLS LAST`, ...keys])
}

function valuesIn(row: Row, groups: readonly Grouping[]): FigureGroup['values'] {
  return Object.fromEntries(groups.map(({ name }, index) => [name, row[`g${index}`] ?? null]))
}

/** The figures of a row. The database returns exact numbers as text. */
function figuresIn(row: Row, measures: readonly Measure[], prefix: 'm' | 'w'): FigureGroup['figures'] {
  return Object.fromEntries(
    measures.map(({ name }, index) => {
      const figure = row[`${prefix}${index}`] ?? null
      return [name, figure === null ? null : Number(figure)]
    }),
  )
}

/** The figures of no records. */
function emptyFigures(measures: readonly Measure[]): FigureGroup['figures'] {
  return Object.fromEntries(measures.map(({ name, aggregate }) => [name, aggregate === 'count' ? 0 : null]))
}
