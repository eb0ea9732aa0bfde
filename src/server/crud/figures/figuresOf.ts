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

/** Figures out what is asked for, in one query: the whole is the group of no value. */
export async function figuresOf(queries: Queries, table: Table, query: FiguresQuery): Promise<Counted> {
  const { groups, measures } = query
  const keys = groups.map((grouping) => keySql(grouping, query))
  const figures = measures.map((measure, index) => sql`${figureSql(measure)} AS ${identifier(`m${index}`)}`)
  const rows = sql`SELECT ${join([...keys.map((key, index) => sql`${key} AS ${identifier(`g${index}`)}`), ...figures])}
    FROM ${tableSql(table).name} t ${whereSql(table, query.filters)}`
  const whole = await queries.row<Row>(
    sql`SELECT ${join(figures)} FROM ${tableSql(table).name} t ${whereSql(table, query.filters)}`,
  )
  const told = { whole: figuresIn(whole ?? {}, measures), groups: [], count: 0 }
  if (groups.length === 0) return told
  const places = join(keys.map((_, index) => raw(String(index + 1))))
  const found = await queries.rows<Row & { groups: string }>(
    sql`SELECT f.*, count(*) OVER () AS groups FROM (${rows} GROUP BY ${places}) f
      ORDER BY ${orderSql(groups)} LIMIT ${query.limit}::int`,
  )
  return {
    ...told,
    count: Number(found[0]?.groups ?? 0),
    groups: found.map((row) => ({ values: valuesIn(row, groups), figures: figuresIn(row, measures) })),
  }
}

function keySql({ field, column }: Grouping, { period, zone }: FiguresQuery): Sql {
  const name = sql`t.${identifier(column.name)}`
  if (column.type === 'timestamp')
    return sql`to_char(date_trunc(${period}::text, ${name} AT TIME ZONE ${zone}::text), 'YYYY-MM-DD')`
  if (field.type === 'date')
    return sql`to_char(date_trunc(${period}::text, ${name}::timestamp), 'YYYY-MM-DD')`
  return name
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
  const isTime = groups.some(({ field }) => field.type === 'date' || field.type === 'datetime')
  return join(isTime ? keys : [sql`m0 DESC NULLS LAST`, ...keys])
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
