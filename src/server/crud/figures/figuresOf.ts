import type { Queries } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { FigureGroup } from '#shared/contracts/Figures.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import { whereSql } from '../query/filterSql.ts'
import type { FiguresQuery, Grouping, Measure } from './readFiguresQuery.ts'

/** Groups without the names of what they refer to. */
interface Counted {
  groups: Omit<FigureGroup, 'names'>[]
  whole: FigureGroup['figures']
  count: number
}

type Row = Readonly<Record<string, string | number | boolean | null>>

/** Figures out what is asked for in one query that reads the records once: the whole is the group of none. */
export async function figuresOf(queries: Queries, table: Table, query: FiguresQuery): Promise<Counted> {
  const { groups, measures } = query
  const figures = join(
    measures.map((measure, index) => sql`${figureSql(measure)} AS ${identifier(`m${index}`)}`),
  )
  const from = sql`FROM ${tableSql(table).name} t ${whereSql(table, query.filters)}`
  if (groups.length === 0) {
    const whole = await queries.row<Row>(sql`SELECT ${figures} ${from}`)
    return { whole: figuresIn(whole ?? {}, measures), groups: [], count: 0 }
  }
  const keyed = join(groups.map((grouping, index) => sql`${keySql(grouping, query)} AS ${keyName(index)}`))
  const keys = join(groups.map((_, index) => keyName(index)))
  const told = join(groups.map((grouping, index) => toldSql(grouping, index)))
  const found = await queries.rows<Row & { rows: string; is_whole: boolean }>(
    sql`SELECT ${told}, f.*, count(*) OVER () AS rows FROM (
        SELECT ${keys}, ${figures}, grouping(${keyName(0)}) = 1 AS is_whole
        FROM (SELECT t.*, ${keyed} ${from}) t GROUP BY GROUPING SETS ((${keys}), ())
      ) f ORDER BY is_whole DESC, ${orderSql(groups)} LIMIT ${query.limit + 1}::int`,
  )
  const [whole, ...others] = found
  return {
    whole: figuresIn(whole ?? {}, measures),
    count: Math.max(0, Number(whole?.rows ?? 1) - 1),
    groups: others.map((row) => ({ values: valuesIn(row, groups), figures: figuresIn(row, measures) })),
  }
}

/** No property's name has a space. */
function keyName(index: number): Sql {
  return identifier(`key ${index}`)
}

/** Of a time its period, which costs less to tell apart than its text. */
function keySql({ field, column }: Grouping, { period, zone }: FiguresQuery): Sql {
  const name = sql`t.${identifier(column.name)}`
  if (column.type === 'timestamp') return sql`date_trunc(${period}::text, ${name} AT TIME ZONE ${zone}::text)`
  return field.type === 'date' ? sql`date_trunc(${period}::text, ${name}::timestamp)` : name
}

function toldSql(grouping: Grouping, index: number): Sql {
  const name = sql`f.${keyName(index)}`
  const told = isTime(grouping) ? sql`to_char(${name}, 'YYYY-MM-DD')` : name
  return sql`${told} AS ${identifier(`g${index}`)}`
}

function isTime({ field, column }: Grouping): boolean {
  return column.type === 'timestamp' || field.type === 'date'
}

function figureSql({ aggregate, column }: Measure): Sql {
  if (!column) return raw('count(*)')
  const name = sql`t.${identifier(column.name)}`
  switch (aggregate) {
    case 'sum':
      return sql`sum(${name})`
    case 'avg':
      return sql`round(avg(${name})::numeric, ${raw(String((column.scale ?? 0) + 4))})`
    case 'min':
      return sql`min(${name})`
    default:
      return sql`max(${name})`
  }
}

/** Time runs from the first period on; other groups begin with the greatest. */
function orderSql(groups: readonly Grouping[]): Sql {
  const keys = groups.map((_, index) => sql`${identifier(`g${index}`)} NULLS LAST`)
  return join(groups.some(isTime) ? keys : [sql`m0 DESC NULLS LAST`, ...keys])
}

function valuesIn(row: Row, groups: readonly Grouping[]): FigureGroup['values'] {
  return Object.fromEntries(groups.map(({ field }, index) => [field.source, row[`g${index}`] ?? null]))
}

/** The database answers exact numbers as texts. */
function figuresIn(row: Row, measures: readonly Measure[]): FigureGroup['figures'] {
  return Object.fromEntries(
    measures.map(({ name }, index) => {
      const figure = row[`m${index}`] ?? null
      return [name, figure === null ? null : Number(figure)]
    }),
  )
}
