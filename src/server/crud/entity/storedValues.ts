import type { Json } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { placeOf } from '../../secrets/placeOf.ts'
import type { Context } from './Context.ts'
import type { Draft } from './Row.ts'
import { textOf } from './textOf.ts'

/** A column and the value that the driver writes to it. */
export type StoredValue = readonly [column: string, value: string | number | boolean | null]

/** A record before its insert. */
export interface NewRecord {
  id: string
  draft: Draft
  version?: number | undefined
}

/** The values of all columns of a new record, the id first: the given value, else the default, else null. */
export async function valuesOfNew(
  table: Table,
  { id, draft, version = 1 }: NewRecord,
  context: Context,
): Promise<StoredValue[]> {
  const now = new Date().toISOString()
  const own: StoredValue[] = [['id', id]]
  if (table.kind !== 'log') own.push(['version', version])
  const given = table.columns.map((column) => {
    const value = draft[column.name] ?? missing(column, { draft, now, context })
    return storedValue(table, column, value, context)
  })
  return all([...own, ...given])
}

/** A draft with the defaults of missing values, before anything is computed from it. */
export function draftWithDefaults({ columns }: Table, draft: Draft): Draft {
  const defaults = columns.flatMap(({ name, required, default: given }): [string, Json][] => {
    const isMissing = draft[name] === undefined || (draft[name] === null && required)
    return isMissing && given !== undefined ? [[name, given]] : []
  })
  return { ...draft, ...Object.fromEntries(defaults) }
}

/** The value of a missing property. A cleared property stays null, unless it is required. */
function missing(
  { name, auto, by, required, default: given = null }: Column,
  { draft, now, context }: { draft: Draft; now: string; context: Context },
): Json {
  if (auto) return now
  if (by) return context.user?.id ?? null
  return draft[name] === null && !required ? null : given
}

/** The columns that a change sets, including the time of the change. */
export async function valuesOfChange(table: Table, draft: Draft, context: Context): Promise<StoredValue[]> {
  const now = new Date().toISOString()
  const values = table.columns.flatMap((column) => {
    const made = madeByChange(column, now, context)
    const value = made === undefined ? draft[column.name] : made
    return value === undefined ? [] : [storedValue(table, column, value, context)]
  })
  return all(values)
}

function madeByChange({ auto, by }: Column, now: string, { user }: Context): Json | undefined {
  if (auto === 'updated') return now
  return by === 'updated' ? (user?.id ?? null) : undefined
}

/** Avoids promises: nearly all values are ready, and a promise for each would cost more than the values. */
async function all(values: readonly (StoredValue | Promise<StoredValue>)[]): Promise<StoredValue[]> {
  const ready = values.filter((value): value is StoredValue => !(value instanceof Promise))
  return ready.length === values.length ? ready : Promise.all(values.map(async (value) => value))
}

function storedValue(
  table: Table,
  column: Column,
  value: Json,
  context: Context,
): StoredValue | Promise<StoredValue> {
  if (value === null) return [column.name, null]
  const { secrets } = context.catalog
  if (column.secret === 'hash') return hashedValue(column, secrets.hash(textOf(value)))
  if (column.secret === 'encrypt') {
    return [column.name, secrets.seal(textOf(value), placeOf(table, column))]
  }
  // The driver would write a list as a PostgreSQL array, and a text without its quotes.
  const isPlain = column.type !== 'json' && typeof value !== 'object'
  return [column.name, isPlain ? value : JSON.stringify(value)]
}

async function hashedValue({ name }: Column, hashed: Promise<string>): Promise<StoredValue> {
  return [name, await hashed]
}
