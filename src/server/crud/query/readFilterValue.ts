import type { Json } from '#shared/contracts/Json.ts'
import type { Column } from '#shared/contracts/Table.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { queryReasons } from '#shared/messages/queryReasons.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'
import type { FilterValue } from './ListQuery.ts'
import { queryInvalid } from './queryInvalid.ts'

// With an exponent, because JavaScript writes 0.0000001 as 1e-7.
const decimal = /^-?\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,3})?$/i
const integer = /^-?\d{1,18}$/
const date = /^\d{4}-\d{2}-\d{2}$/
// The offset limit of a record's own moments; the database accepts not much more.
const instant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d))?$/i
const textAtMost = 2000

/** The readers of each type, from JSON or from a parameter's text; undefined for a value of another type. */
const readers: Readonly<Record<ColumnType, (value: Json) => FilterValue | undefined>> = {
  text: (value) => (typeof value === 'string' && isStorable(value) ? value : undefined),
  integer: (value) => readNumber(value, integer),
  decimal: (value) => withinReach(readNumber(value, decimal)),
  double: (value) => withinReach(readNumber(value, decimal)),
  boolean: (value) =>
    value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined,
  uuid: (value) => (isUuid(value) ? value : undefined),
  timestamp: (value) => (typeof value === 'string' && isInstant(value) ? value : undefined),
  date: (value) => (typeof value === 'string' && date.test(value) && isDay(value) ? value : undefined),
  json: () => undefined,
}

const reasonOf = {
  text: 'text',
  integer: 'integer',
  decimal: 'number',
  double: 'number',
  boolean: 'flag',
  uuid: 'uuid',
  timestamp: 'timestamp',
  date: 'date',
  json: 'comparison',
} as const satisfies Record<ColumnType, keyof typeof queryReasons>

/** The value in the column's type; undefined if the column cannot hold it. */
export function filterValueOf(column: Column, value: Json): FilterValue | undefined {
  const read = readers[column.type](value)
  return read !== undefined && isOption(column, read) ? read : undefined
}

/** The value in the column's type; throws a refusal that names the parameter if the column cannot hold it. */
export function readFilterValue(column: Column, name: string, value: Json): FilterValue {
  const read = filterValueOf(column, value)
  if (read !== undefined) return read
  const { type, options } = column
  if (typeof value === 'string') requireStorable(name, value)
  if (options) throw queryInvalid(name, 'choice', { names: options })
  throw queryInvalid(name, reasonOf[type], { most: textAtMost })
}

/**
 * Refuses a text that no record can hold: the database accepts no NUL, and half a surrogate pair would be replaced by another
 * character.
 */
export function requireStorable(name: string, text: string): void {
  if (!isWellFormed(text)) throw queryInvalid(name, 'character')
}

function isOption({ options }: Column, value: FilterValue): boolean {
  return options === undefined || options.includes(String(value))
}

function isStorable(text: string): boolean {
  return text.length <= textAtMost && isWellFormed(text)
}

// Returns text, because a decimal of the database has more digits than a JavaScript number.
function readNumber(value: Json, form: RegExp): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && form.test(text) ? text : undefined
}

/** Leaves out numbers beyond the range of a double, which the database would refuse. */
function withinReach(text: string | undefined): string | undefined {
  if (text === undefined || !/e/i.test(text)) return text
  return Number.isFinite(Number(text)) ? String(Number(text)) : undefined
}

function isInstant(text: string): boolean {
  return instant.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

/** Whether a day exists. JavaScript reads 30 February as 1 March, the database refuses it. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && !text.startsWith('0000')
}
