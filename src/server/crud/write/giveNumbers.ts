import { identifier, sql } from '#server/database/sql.ts'
import type { Transaction } from '#server/database/Database.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Column, NumberPart, Table } from '#shared/contracts/Table.ts'
import { momentBefore } from '#shared/fields/times/momentBefore.ts'
import type { Draft } from '../entity/Row.ts'
import { draftWithDefaults } from '../entity/storedValues.ts'
import { tableSql } from '../entity/tableSql.ts'
import { textOf } from '../entity/textOf.ts'
import { likePattern } from '../query/containsSql.ts'

/**
 * Gives a new record its numbers. Calls that use the same series take turns until they commit, so that the series has no
 * gaps: a refused record returns its number.
 */
export async function giveNumbers(tx: Transaction, table: Table, draft: Draft): Promise<void> {
  for (const column of table.columns) {
    if (!column.number || typeof draft[column.name] === 'string') continue
    draft[column.name] = await nextNumber(tx, table, { column, parts: column.number, draft })
  }
}

interface Wanted {
  column: Column
  parts: readonly NumberPart[]
  draft: Draft
}

async function nextNumber(tx: Transaction, table: Table, { column, parts, draft }: Wanted): Promise<string> {
  const at = parts.findIndex((part) => 'first' in part)
  const count = parts[at]
  const { first, digits } = count && 'first' in count ? count : { first: 1, digits: 1 }
  const today = momentBefore(new Date(), 0, 'date')
  const known = draftWithDefaults(table, draft)
  const before = parts.slice(0, at).map((part) => textOfPart(part, { draft: known, today }))
  const after = parts.slice(at + 1).map((part) => textOfPart(part, { draft: known, today }))
  const series = { table, column, first, before: before.join(''), after: after.join('') }
  const last = (await nextOf(tx, series)) ?? (await beginSeries(tx, series))
  return `${series.before}${String(last).padStart(digits, '0')}${series.after}`
}

function textOfPart(part: NumberPart, { draft, today }: { draft: Draft; today: string }): string {
  if ('text' in part) return part.text
  if ('property' in part) return textOfValue(draft[part.property] ?? null)
  if (!('date' in part)) return ''
  const [year = '', month = '', day = ''] = today.split('-')
  return { yyyy: year, yy: year.slice(-2), mm: month, dd: day }[part.date]
}

/** A null value adds nothing. */
function textOfValue(value: Json): string {
  return value === null ? '' : textOf(value)
}

interface Series {
  table: Table
  column: Column
  first: number
  before: string
  after: string
}

interface Count {
  last: number
}

function keyOf({ table, column, before, after }: Series): string {
  return `${table.name}.${column.name} ${before}{}${after}`
}

async function nextOf(tx: Transaction, series: Series): Promise<number | undefined> {
  const found = await tx.row<Count>(
    sql`UPDATE number_series SET last = last + 1 WHERE series = ${keyOf(series)} RETURNING last`,
  )
  return found?.last
}

/** Begins a series after the existing numbers: records may have been imported, or the property may have been renamed. */
async function beginSeries(tx: Transaction, series: Series): Promise<number> {
  const { table, column, first, before, after } = series
  const name = identifier(column.name)
  const around = sql`(char_length(${before}::text) + char_length(${after}::text))`
  const digits = sql`substring(${name} FROM char_length(${before}::text) + 1 FOR char_length(${name}) - ${around})`
  const begun = await tx.row<Count>(sql`
    INSERT INTO number_series (series, last)
    SELECT ${keyOf(series)}, greatest(${first}::int, 1 + coalesce(max(count), 0)) FROM (
      SELECT CASE WHEN ${digits} ~ '^[0-9]{1,9}$' THEN ${digits}::int END AS count FROM ${tableSql(table).name}
      WHERE ${name} LIKE ${likePattern(before).slice(1)} AND ${name} LIKE ${likePattern(after).slice(0, -1)}
        AND char_length(${name}) > ${around}) AS counted
    ON CONFLICT (series) DO UPDATE SET last = number_series.last + 1 RETURNING last`)
  if (!begun) throw new TypeError(`no series was begun for ${keyOf(series)}`)
  return begun.last
}
