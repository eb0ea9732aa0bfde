import type { Transaction } from '#server/database/Database.ts'
import { computedValue } from '#shared/computed/computedValue.ts'
import type { Referred } from '#shared/computed/computedValue.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Children, Column, Table } from '#shared/contracts/Table.ts'
import { computedColumns, followsReferences, readThrough } from '../entity/computedColumns.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '../entity/isJsonObject.ts'
import type { Draft } from '../entity/Row.ts'
import { isSame } from './locks.ts'
import { readReferred, referredIn } from './referredTo.ts'
import { filledThrough, withFills } from './withFills.ts'

/** Fills in and computes what rows that are records of another entity get from the records that they refer to, before anything is summed up. */
export async function computeRows(
  tx: Transaction,
  { children = [] }: Table,
  { before, draft }: { before: JsonObject; draft: Draft },
  context: Context,
): Promise<void> {
  for (const child of children) {
    const rows = draft[child.property]
    if (Array.isArray(rows)) draft[child.property] = await computed(tx, child, { rows, before }, context)
  }
}

async function computed(
  tx: Transaction,
  child: Children,
  { rows, before }: { rows: readonly Json[]; before: JsonObject },
  context: Context,
): Promise<Json> {
  const { catalog } = context
  const table = catalog.tableOf(child.entity)
  const columns = computedColumns(table)
  const read = readThrough(columns)
  const followed = joined(read, filledThrough(table))
  if (followed.size === 0) return [...rows]
  const keptOf = keptRows(table, child, before)
  const fresh = rows.filter(isJsonObject).filter((row) => !keptOf(row))
  const find = await readReferred(tx, table, fresh, { catalog, followed })
  return rows.map((given) => {
    if (!isJsonObject(given)) return given
    const kept = keptOf(given)
    if (kept) return { ...given, ...followingIn(columns, kept) }
    const row = isNew(given) ? withFills(table, { values: given, find }, context) : given
    return { ...row, ...computedIn(columns, row, referredIn(row, read, find)) }
  })
}

/** What follows references, as it is stored. */
function followingIn(columns: readonly Column[], record: JsonObject): JsonObject {
  const names = columns.filter(followsReferences).map(({ name }) => name)
  return Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
}

function computedIn(columns: readonly Column[], row: JsonObject, referred: Referred): JsonObject {
  const values = columns.flatMap(({ name, computed: computation }): [string, Json][] =>
    computation ? [[name, computedValue(computation, row, { referred })]] : [],
  )
  return Object.fromEntries(values)
}

function isNew({ id }: JsonObject): boolean {
  return typeof id !== 'string'
}

function joined(...several: readonly ReadonlyMap<string, ReadonlySet<string>>[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const [name, properties] of several.flatMap((each) => [...each]))
    all.set(name, new Set([...(all.get(name) ?? []), ...properties]))
  return all
}

/** Finds the stored rows that are left as they are: those keep what was computed for them. */
function keptRows(
  table: Table,
  child: Children,
  { [child.property]: rows = [] }: JsonObject,
): (row: JsonObject) => JsonObject | undefined {
  const objects = Array.isArray(rows) ? rows.filter(isJsonObject) : []
  const stored = new Map(objects.map((row) => [row['id'] ?? null, row]))
  return (row) => {
    const { id = null } = row
    const record = stored.get(typeof id === 'string' ? id.toLowerCase() : id)
    return record && isLeft(table, child, { record, row }) ? record : undefined
  }
}

function isLeft(
  table: Table,
  { writable }: Children,
  { record, row }: { record: JsonObject; row: JsonObject },
): boolean {
  return writable.every((name) =>
    isSame(table, name, { before: record, draft: { [name]: row[name] ?? null } }),
  )
}
