import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { NoOverlap, Table, UniqueKey } from '#shared/contracts/Table.ts'
import { isAmong } from '#shared/validation/isAmong.ts'
import { secondsOfClock } from '#shared/fields/times/secondsOfClock.ts'
import { canonicalJson } from '#shared/validation/canonicalJson.ts'

/** A row as it is stored, if it is, and as it will be. */
export interface ChangedRow {
  before: JsonObject | undefined
  after: JsonObject
}

/** A rule across records by which one row, at `index`, takes over a value that another row gives up. */
export interface Exchange {
  constraint: string
  index: number
}

/** The rules across records by which rows take over values from each other; no order of single writes always satisfies them. */
export function exchangesAmong(table: Table, rows: readonly ChangedRow[]): Exchange[] {
  const found = [
    ...table.unique.map((rule) => ({ rule, index: indexOfEqual(table, rule, rows) })),
    ...(table.noOverlap ?? []).map((rule) => ({ rule, index: indexOfOverlap(table, rule, rows) })),
  ]
  return found.flatMap(({ rule: { name, deferrable }, index }) =>
    deferrable && index >= 0 ? [{ constraint: name, index }] : [],
  )
}

/** The index of the first row that gets a unique value which another row gives up. */
function indexOfEqual(table: Table, { columns, where }: UniqueKey, rows: readonly ChangedRow[]): number {
  const place = (row: JsonObject | undefined) =>
    row && isAmong(where, row) ? canonicalJson(columns.map((name) => valueOf(table, row, name))) : undefined
  const places = rows.map(({ before, after }) => ({ from: place(before), to: place(after) }))
  const left = new Set(places.flatMap(({ from, to }) => (from === to || from === undefined ? [] : [from])))
  return places.findIndex(({ from, to }) => from !== to && to !== undefined && left.has(to))
}

interface Span {
  within: string
  from: number
  to: number
}

/** The index of the first row whose new range overlaps a range that another row gives up. */
function indexOfOverlap(table: Table, rule: NoOverlap, rows: readonly ChangedRow[]): number {
  const spans = rows.map(({ before, after }) => ({
    from: spanOf(table, rule, before),
    to: spanOf(table, rule, after),
  }))
  const moved = new Set(spans.filter(({ from, to }) => !isSame(from, to)))
  const left = [...moved].filter(({ from }) => from !== undefined)
  return spans.findIndex(
    (one) => moved.has(one) && left.some((other) => other !== one && meet(one.to, other.from)),
  )
}

function spanOf(
  table: Table,
  { from, to, within, where }: NoOverlap,
  row: JsonObject | undefined,
): Span | undefined {
  if (!row || !isAmong(where, row)) return undefined
  const [first, last] = [valueOf(table, row, from), valueOf(table, row, to)]
  return {
    within: canonicalJson(within.map((name) => valueOf(table, row, name))),
    from: first === null ? -Infinity : numberOf(first),
    to: last === null ? Infinity : numberOf(last),
  }
}

function numberOf(end: Json): number {
  return typeof end === 'string' ? (secondsOfClock(end) ?? NaN) : Number(end)
}

function isSame(one: Span | undefined, other: Span | undefined): boolean {
  return one?.within === other?.within && one?.from === other?.from && one?.to === other?.to
}

/** Whether two ranges overlap. Ranges that only touch count as overlapping: a deferred check costs nothing. */
function meet(one: Span | undefined, other: Span | undefined): boolean {
  if (!one || !other || one.within !== other.within) return false
  return one.from <= other.to && other.from <= one.to
}

/** A value to compare; times become numbers, so their notation does not matter. */
function valueOf({ columns }: Table, row: JsonObject, name: string): Json {
  const { [name]: value = null } = row
  const type = columns.find((column) => column.name === name)?.type
  return typeof value === 'string' && (type === 'timestamp' || type === 'date') ? Date.parse(value) : value
}
