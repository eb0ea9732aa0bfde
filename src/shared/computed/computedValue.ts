import { Big } from 'big.js'
import type { Json, JsonObject } from '../contracts/Json.ts'
import { quotientDigits } from '../contracts/Expression.ts'
import type { Computation, Expression, Operation } from '../contracts/Expression.ts'
import { listOf } from '../json/listOf.ts'
import { objectOf } from '../json/objectOf.ts'
import { dateOfDay, dayMonthsLater, dayNumberOf, momentOfInstant, partsOfDay } from './days.ts'

const Exact = Big()
Exact.DP = quotientDigits
Exact.RM = Big.roundHalfUp

/** A value during computation; null means "not set". */
type Value = Big | string | boolean | null

/** The records to which the references of a record lead, by reference; undefined where the reference is not set. */
export type ReferencedRecords = Readonly<Record<string, JsonObject | undefined>>

/** The values that an expression may read besides the record itself. */
export interface ExpressionContext {
  referred?: ReferencedRecords
  /** The row, or the object, that the computed part belongs to. */
  row?: JsonObject
}

/** The value of a computed property, exactly as SQL computes it; null where a value that it needs is not set. */
export function computedValue(
  { expression, scale }: Computation,
  record: JsonObject,
  { referred = {}, row = {} }: ExpressionContext = {},
): Json {
  const value = valueOf(expression, { record, referred, row })
  if (!isNumber(value)) return value
  const number = (scale === undefined ? value : value.round(scale, Big.roundHalfUp)).toNumber()
  // SQL has no negative zero, and people do not want to read one.
  return number === 0 ? 0 : number
}

interface Scope {
  record: JsonObject
  referred: ReferencedRecords
  row: JsonObject
}

function valueOf(expression: Expression, scope: Scope): Value {
  if ('value' in expression) return read(expression.value)
  if ('of' in expression) return readProperty(expression, scope.record[expression.of])
  if ('through' in expression)
    return readProperty(expression, scope.referred[expression.through]?.[expression.property])
  if ('item' in expression) return read(scope.row[expression.item])
  if ('call' in expression) {
    return operations[expression.call](expression.on.map((part) => valueOf(part, scope)))
  }
  const rows = listOf(scope.record[listIn(expression)]).map(objectOf)
  if (!('each' in expression)) return new Exact(rows.length)
  return rows.reduce<Big>((sum, row) => {
    const value = valueOf(expression.each, { ...scope, row })
    return isNumber(value) ? sum.plus(value) : sum
  }, new Exact(0))
}

/** Lowers the case of a reference: clients may write an id in capitals, the database does not. */
function readProperty({ isReference }: { isReference?: true }, stored: Json | undefined): Value {
  const value = read(stored)
  return isReference && typeof value === 'string' ? value.toLowerCase() : value
}

function listIn(expression: { sum: string } | { count: string }): string {
  return 'sum' in expression ? expression.sum : expression.count
}

function read(value: Json | undefined): Value {
  if (typeof value === 'number') return new Exact(String(value))
  return typeof value === 'string' || typeof value === 'boolean' ? value : null
}

function isNumber(value: Value | undefined): value is Big {
  return value instanceof Exact
}

type Operate = (values: readonly Value[]) => Value

/** An operation on two numbers; not set where one of them is not. */
function ofTwo(operate: (one: Big, other: Big) => Value): Operate {
  return ([one, other]) => (isNumber(one) && isNumber(other) ? operate(one, other) : null)
}

function ofOne(operate: (one: Big) => Value): Operate {
  return ([one]) => (isNumber(one) ? operate(one) : null)
}

/** Picks the first of the numbers that are set, in the given order. */
function firstBy(order: (one: Big, other: Big) => number): Operate {
  return (values) => values.filter(isNumber).toSorted(order)[0] ?? null
}

function ofText(operate: (text: string) => number | undefined): Operate {
  return ([text]) => {
    const found = typeof text === 'string' ? operate(text) : undefined
    return found === undefined ? null : new Exact(found)
  }
}

function instantOf(text: string): number | undefined {
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? undefined : instant
}

function exact(value: number | undefined): Value {
  return value === undefined ? null : new Exact(value)
}

function isEqual(one: Value, other: Value): boolean {
  return isNumber(one) && isNumber(other) ? one.eq(other) : one === other
}

/** Combines truth values of which some are not set, as SQL does. */
function joined(values: readonly Value[], deciding: boolean): Value {
  if (values.includes(deciding)) return deciding
  return values.includes(null) ? null : !deciding
}

/** A number without an exponent and without trailing zeros. */
function written(value: Value): string {
  if (isNumber(value)) return value.eq(0) ? '0' : value.toFixed()
  return typeof value === 'string' ? value : ''
}

const operations: Readonly<Record<Operation, Operate>> = {
  add: ofTwo((one, other) => one.plus(other)),
  subtract: ofTwo((one, other) => one.minus(other)),
  multiply: ofTwo((one, other) => one.times(other)),
  divide: ofTwo((one, other) => (other.eq(0) ? null : one.div(other))),
  negate: ofOne((one) => one.neg()),
  less: ofTwo((one, other) => one.lt(other)),
  atMost: ofTwo((one, other) => one.lte(other)),
  more: ofTwo((one, other) => one.gt(other)),
  atLeast: ofTwo((one, other) => one.gte(other)),
  equal: ([one = null, other = null]) => (one === null || other === null ? null : isEqual(one, other)),
  unequal: ([one = null, other = null]) => (one === null || other === null ? null : !isEqual(one, other)),
  and: (values) => joined(values, false),
  or: (values) => joined(values, true),
  not: ([value]) => (typeof value === 'boolean' ? !value : null),
  choose: ([condition, one = null, other = null]) => (condition === true ? one : other),
  round: ([value, digits]) =>
    isNumber(value) && isNumber(digits) ? value.round(digits.toNumber(), Big.roundHalfUp) : null,
  abs: ofOne((one) => one.abs()),
  min: firstBy((one, other) => one.cmp(other)),
  max: firstBy((one, other) => other.cmp(one)),
  coalesce: (values) => values.find((value) => value !== null) ?? null,
  concat: (values) => values.map(written).join(''),
  isSet: ([value]) => value !== null,
  dayOf: ofText(dayNumberOf),
  dateOf: ofOne((day) => dateOfDay(day.toNumber()) ?? null),
  instantOf: ofText(instantOf),
  momentOf: ofOne((instant) => momentOfInstant(instant.toNumber()) ?? null),
  addMonths: ofTwo((day, months) => exact(dayMonthsLater(day.toNumber(), months.toNumber()))),
  year: ofOne((day) => exact(partsOfDay(day.toNumber())?.year)),
  month: ofOne((day) => exact(partsOfDay(day.toNumber())?.month)),
}
