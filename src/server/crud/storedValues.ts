import type { Json } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { Context } from './Context.ts'
import type { Draft } from './Row.ts'
import { textOf } from './textOf.ts'

/** A column and what the driver is to write into it. */
export type StoredValue = readonly [column: string, value: string | number | boolean | null]

/** Every column of a new record: as given, else its default, else not set. */
export async function valuesOfNew(table: Table, draft: Draft, context: Context): Promise<StoredValue[]> {
  const now = new Date().toISOString()
  const values = table.columns.map((column) =>
    storedValue(table, column, draft[column.name] ?? (column.auto ? now : (column.default ?? null)), context),
  )
  return Promise.all(values)
}

/** The columns that a change sets, with the time of the change. */
export async function valuesOfChange(table: Table, draft: Draft, context: Context): Promise<StoredValue[]> {
  const now = new Date().toISOString()
  const values = table.columns.flatMap((column) => {
    const value = column.auto === 'updated' ? now : draft[column.name]
    return value === undefined ? [] : [storedValue(table, column, value, context)]
  })
  return Promise.all(values)
}

async function storedValue(
  table: Table,
  column: Column,
  value: Json,
  context: Context,
): Promise<StoredValue> {
  if (value === null) return [column.name, null]
  const { secrets } = context.catalog
  if (column.secret === 'hash') return [column.name, await secrets.hash(textOf(value))]
  if (column.secret === 'encrypt') {
    return [column.name, secrets.seal(textOf(value), `${table.name}.${column.name}`)]
  }
  // The driver would write a list as an array of PostgreSQL, and a text without its quotes.
  const isPlain = column.type !== 'json' && typeof value !== 'object'
  return [column.name, isPlain ? value : JSON.stringify(value)]
}
