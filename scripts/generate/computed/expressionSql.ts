import { instants, lastDay, monthsAtMost } from '#shared/computed/days.ts'
import { quotientDigits } from '#shared/contracts/Expression.ts'
import type { Computation, Expression, Operation } from '#shared/contracts/Expression.ts'
import type { Children, Property } from '../contracts/Model.ts'
import { snakeCase } from '#shared/words/nameForms.ts'
import type { Ddl } from '../print/Ddl.ts'
import { ddl, ddlList, sqlLiteral, sqlName } from '../print/Ddl.ts'
import { readPropertiesOf, rowPropertiesOf, valueTypeOf } from './valueTypes.ts'

/** A computation as SQL over the columns of the table, for the existing rows. */
export function computationSql(
  { expression, scale }: Computation,
  { type, ...scope }: Scope & { type: string },
): Ddl {
  const value = sqlOf(expression, scope)
  const rounded = scale === undefined ? value : ddl`round(${value}, ${sqlLiteral(scale)})`
  return type === 'integer' ? ddl`(${rounded})::integer` : ddl`(${rounded})`
}

/** The name of the current row, as JSON. No property has this name, because it contains a space. */
export const rowName = sqlName('a row')

interface Scope {
  /** The table whose columns are read. */
  table: string
  properties: readonly Property[]
  /** The properties of the current row, inside a list. */
  row?: readonly Property[]
}

// The digits of a dividend, so that the quotient is exact well beyond the digits that are kept.
const dividendDigits = 25

function sqlOf(expression: Expression, scope: Scope): Ddl {
  if ('value' in expression) {
    const { value } = expression
    return typeof value === 'number' ? ddl`${sqlLiteral(value)}::numeric` : sqlLiteral(value)
  }
  if ('of' in expression) return ofColumn(expression.of, scope)
  if ('through' in expression) return ofReferred(expression, scope)
  if ('item' in expression) return ofItem(expression.item, scope)
  if ('call' in expression) {
    const { call, on } = expression
    return operations[call](
      ...on.map((part) => (call === 'concat' ? textOf(part, scope) : sqlOf(part, scope))),
    )
  }
  const isSum = 'sum' in expression
  const list = isSum ? expression.sum : expression.count
  const property = scope.properties.find(({ name }) => name === list)
  const row = property ? rowPropertiesOf(property) : []
  const rows = property?.children
    ? childRows(property.children, property, scope)
    : ddl`CASE WHEN jsonb_typeof(${sqlName(list)}) = 'array' THEN ${sqlName(list)} ELSE '[]' END`
  const items = ddl`jsonb_array_elements(${rows}) AS ${rowName} (${rowName})`
  if (!isSum) return ddl`(SELECT count(*)::numeric FROM ${items})`
  const each = sqlOf(expression.each, { ...scope, row })
  // PostgreSQL would take a sum of only the table's columns as an aggregate over the table.
  return ddl`(SELECT coalesce(sum(${rowName}), 0) FROM (SELECT ${each} AS ${rowName} FROM ${items}) AS ${rowName})`
}

/** Records of another entity as objects. A deleted owner gets those deleted with it, so that it is restored unchanged. */
function childRows({ entity, of }: Children, { keepsRows }: Property, { table }: Scope): Ddl {
  const deletedAt = sqlName('deleted_at')
  const theirs = ddl`${rowName}.${sqlName(of)} = ${sqlName(table)}.${sqlName('id')}`
  const these = keepsRows
    ? ddl`${theirs} AND ${rowName}.${deletedAt} IS NOT DISTINCT FROM ${sqlName(table)}.${deletedAt}`
    : theirs
  return ddl`(SELECT coalesce(jsonb_agg(to_jsonb(${rowName})), '[]') FROM ${sqlName(snakeCase(entity))} AS ${rowName} WHERE ${these})`
}

/** A value as it is written in a text: a number without trailing zeros. */
function textOf(expression: Expression, scope: Scope): Ddl {
  const value = sqlOf(expression, scope)
  return isNumeric(expression, scope) ? ddl`trim_scale(${value})::text` : value
}

const numericCalls: ReadonlySet<Operation> = new Set([
  'add',
  'subtract',
  'multiply',
  'divide',
  'negate',
  'round',
  'abs',
  'min',
  'max',
  'dayOf',
  'instantOf',
  'addMonths',
  'year',
  'month',
])

function isNumeric(expression: Expression, scope: Scope): boolean {
  if ('value' in expression) return typeof expression.value === 'number'
  if ('of' in expression) return isNumber(scope.properties, expression.of)
  if ('through' in expression) return isNumber(readThrough(expression, scope), expression.property)
  if ('item' in expression) return isNumber(scope.row, expression.item)
  if (!('call' in expression)) return true
  const { call, on } = expression
  if (call === 'choose' || call === 'coalesce') return on.slice(-1).every((part) => isNumeric(part, scope))
  return numericCalls.has(call)
}

function isNumber(properties: readonly Property[] = [], name: string): boolean {
  const property = properties.find((each) => each.name === name)
  return property !== undefined && valueTypeOf(property) === 'number'
}

function ofColumn(name: string, { properties }: Scope): Ddl {
  return ofStored(
    sqlName(name),
    properties.find((each) => each.name === name),
  )
}

const referredName = sqlName('a record')

type Through = Extract<Expression, { through: string }>

/** Reads the referred record even if it is hidden by deletion. */
function ofReferred(expression: Through, scope: Scope): Ddl {
  const { through, property: name } = expression
  const { entity = '' } = scope.properties.find((each) => each.name === through)?.reference ?? {}
  const property = readThrough(expression, scope).find((each) => each.name === name)
  const value = ofStored(ddl`${referredName}.${sqlName(name)}`, property)
  const found = ddl`${referredName}.${sqlName('id')} = ${sqlName(scope.table)}.${sqlName(through)}`
  return ddl`(SELECT ${value} FROM ${sqlName(snakeCase(entity))} AS ${referredName} WHERE ${found})`
}

function readThrough({ through }: Through, { properties }: Scope): readonly Property[] {
  const reference = properties.find((each) => each.name === through)
  return reference ? readPropertiesOf(reference) : []
}

function ofStored(column: Ddl, property: Property | undefined): Ddl {
  if (!property || valueTypeOf(property) !== 'number') return column
  // A double counts as its shortest text, as in JavaScript.
  return property.column?.type === 'double' ? ddl`${column}::text::numeric` : ddl`${column}::numeric`
}

function ofItem(name: string, { row = [] }: Scope): Ddl {
  const property = row.find((each) => each.name === name)
  const text = ddl`(${rowName} ->> ${sqlLiteral(name)})`
  const type = property && valueTypeOf(property)
  if (type === 'number') return ddl`${text}::numeric`
  return type === 'boolean' ? ddl`${text}::boolean` : text
}

const none = ddl`NULL`
const instantName = sqlName('an instant')

/** Adds seconds and milliseconds, because one double would make the milliseconds of distant years wrong. */
function momentOf(instant: Ddl): Ddl {
  const seconds = ddl`to_timestamp(div(${instantName}, 1000)::double precision)`
  const rest = ddl`make_interval(secs => (mod(${instantName}, 1000) / 1000)::double precision)`
  const within = ddl`${instantName} BETWEEN ${sqlLiteral(instants.first)} AND ${sqlLiteral(instants.last)}`
  return ddl`(SELECT CASE WHEN ${within} THEN ${seconds} + ${rest} END FROM (SELECT ${instant} AS ${instantName}) AS ${instantName})`
}

const dayName = sqlName('a day')
const monthName = sqlName('a month')
const firstDate = ddl`DATE '0001-01-01'`

/** SQL made of a day; NULL if the day is outside the calendar. */
function ofDay(day: Ddl, make: (date: Ddl) => Ddl): Ddl {
  const date = ddl`(${firstDate} + ${dayName}::integer)`
  return ddl`(SELECT CASE WHEN ${dayName} BETWEEN 0 AND ${sqlLiteral(lastDay)} THEN ${make(date)} END FROM (SELECT ${day} AS ${dayName}) AS ${dayName})`
}

/** Gives NULL beyond the calendar, where PostgreSQL would fail. */
function monthsLater(day: Ddl, months: Ddl): Ddl {
  return ofDay(day, (date) => {
    const first = ddl`(extract(year FROM ${date}) * 12 + extract(month FROM ${date}) - 1)`
    const then = ddl`(${date} + make_interval(months => (${monthName} - ${first})::integer))::date`
    const within = ddl`${monthName} >= 12 AND ${monthName} < ${sqlLiteral(monthsAtMost)}`
    return ddl`(SELECT CASE WHEN ${within} THEN (${then} - ${firstDate})::numeric END FROM (SELECT ${first} + ${months} AS ${monthName}) AS ${monthName})`
  })
}

const operations: Readonly<Record<Operation, (...parts: Ddl[]) => Ddl>> = {
  add: (one = none, other = none) => ddl`(${one} + ${other})`,
  subtract: (one = none, other = none) => ddl`(${one} - ${other})`,
  multiply: (one = none, other = none) => ddl`(${one} * ${other})`,
  divide: (one = none, other = none) =>
    ddl`round(round(${one}, ${sqlLiteral(dividendDigits)}) / nullif(${other}, 0), ${sqlLiteral(quotientDigits)})`,
  negate: (one = none) => ddl`(- ${one})`,
  less: (one = none, other = none) => ddl`(${one} < ${other})`,
  atMost: (one = none, other = none) => ddl`(${one} <= ${other})`,
  more: (one = none, other = none) => ddl`(${one} > ${other})`,
  atLeast: (one = none, other = none) => ddl`(${one} >= ${other})`,
  equal: (one = none, other = none) => ddl`(${one} = ${other})`,
  unequal: (one = none, other = none) => ddl`(${one} <> ${other})`,
  and: (one = none, other = none) => ddl`(${one} AND ${other})`,
  or: (one = none, other = none) => ddl`(${one} OR ${other})`,
  not: (one = none) => ddl`(NOT ${one})`,
  choose: (condition = none, one = none, other = none) =>
    ddl`(CASE WHEN ${condition} THEN ${one} ELSE ${other} END)`,
  round: (value = none, digits = none) => ddl`round(${value}, (${digits})::integer)`,
  abs: (one = none) => ddl`abs(${one})`,
  min: (...values) => ddl`least(${ddlList(values)})`,
  max: (...values) => ddl`greatest(${ddlList(values)})`,
  coalesce: (...values) => ddl`coalesce(${ddlList(values)})`,
  concat: (...values) => ddl`concat(${ddlList(values)})`,
  isSet: (one = none) => ddl`(${one} IS NOT NULL)`,
  dayOf: (date = none) => ddl`((${date})::date - ${firstDate})::numeric`,
  dateOf: (day = none) => ofDay(day, (date) => date),
  instantOf: (moment = none) => ddl`floor(extract(epoch FROM (${moment})::timestamptz) * 1000)`,
  momentOf: (instant = none) => momentOf(instant),
  addMonths: (day = none, months = none) => monthsLater(day, months),
  year: (day = none) => ofDay(day, (date) => ddl`extract(year FROM ${date})`),
  month: (day = none) => ofDay(day, (date) => ddl`extract(month FROM ${date})`),
}
