import type { Transaction } from '#server/database/Database.ts'
import { computedValue } from '#shared/computed/computedValue.ts'
import type { ReferencedRecords } from '#shared/computed/computedValue.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Children, Column, Table } from '#shared/contracts/Table.ts'
import { listOf } from '#shared/json/listOf.ts'
import { isLocked, lockOf } from '#shared/states/lockOf.ts'
import { equal } from '#shared/validation/equal.ts'
import type { FindByReference } from '#shared/validation/fillRecord.ts'
import {
  computedColumns,
  followsReferences,
  readByReference,
  readsOfColumn,
} from '../entity/computedColumns.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Draft } from '../entity/Row.ts'
import { withChildren } from '../read/childRecords.ts'
import { isSame } from './isSame.ts'
import { readReferred, referredIn } from './references/referredTo.ts'
import { fillSourcesOf, withFills } from './withFills.ts'

/** A record with rows: before the change, the changed values, and after the change. */
interface OwnerChange {
  before: JsonObject
  draft: Draft
  owner: JsonObject
}

/**
 * Fills and computes values of rows that are records of another entity, from referenced records and from their owner, before
 * sums are computed. Returns the lists of rows that were not sent but follow a change of the owner.
 */
export async function computeRows(
  tx: Transaction,
  table: Table,
  change: OwnerChange,
  context: Context,
): Promise<JsonObject> {
  const followed: [string, Json][] = []
  for (const child of table.children ?? []) {
    const { property } = child
    const following = { before: change.before, ...ownerFor(table, child, change, context) }
    const given = change.draft[property]
    if (Array.isArray(given)) {
      change.draft[property] = await computed(tx, child, { ...following, rows: given }, context)
    } else if (given === undefined && following.isChanged) {
      const rows = listOf(change.before[property])
      followed.push([property, await computed(tx, child, { ...following, rows }, context)])
    }
  }
  return Object.fromEntries(followed)
}

interface FollowingRows {
  before: JsonObject
  /** The owner after the change, with the properties that rows read. */
  owner: JsonObject
  /** Whether the change affects values in rows that were not sent. */
  isChanged: boolean
  rows: readonly Json[]
}

/**
 * The owner's values that rows read. Values that the owner computes from its own properties are known before its rows; others
 * follow when the rows are saved.
 */
function ownerFor(
  table: Table,
  child: Children,
  { before, owner }: OwnerChange,
  { catalog }: Context,
): Pick<FollowingRows, 'owner' | 'isChanged'> {
  const read = readByReference(computedColumns(catalog.tableOf(child.entity))).get(child.of) ?? new Set()
  const own = computedColumns(table).filter((column) => readsOfColumn(column).every((each) => 'of' in each))
  const known = { ...owner, ...computedIn(own, owner, {}) }
  const lock = lockOf(table.states, known)
  const isKept = table.states && lock && isLocked(table.states, lock, child.property)
  const isChanged = [...read].some((name) => !equal(before[name] ?? null, known[name] ?? null))
  return { owner: known, isChanged: isChanged && isKept !== true }
}

async function computed(
  tx: Transaction,
  child: Children,
  { rows, before, owner, isChanged }: FollowingRows,
  context: Context,
): Promise<Json> {
  const { catalog, yields } = context
  const table = catalog.tableOf(child.entity)
  const columns = computedColumns(table)
  const read = readByReference(columns)
  const followed = joined(read, fillSourcesOf(table))
  const summing = columns.filter((column) => sumsOwnRows(table, column))
  if (followed.size === 0 && summing.length === 0) return [...rows]
  const storedOf = storedRows(child, before)
  const unchangedOf = (row: JsonObject) => {
    const record = isChanged ? undefined : storedOf(row)
    return record && isUnchanged(table, child, { record, row }) ? record : undefined
  }
  const fresh = rows.filter(isJsonObject).filter((row) => !unchangedOf(row))
  const others = await readReferred(tx, table.columns, fresh, { catalog, yields, followed })
  const find: FindByReference = (name, row) => (name === child.of ? owner : others(name, row))
  const computedRow = async (given: Json): Promise<Json> => {
    if (!isJsonObject(given)) return given
    const kept = unchangedOf(given)
    if (kept) return { ...given, ...valuesOf([...columns.filter(followsReferences), ...summing], kept) }
    const row = isNew(given) ? withFills(table, { values: given, find }, context) : given
    const stored = storedOf(row)
    const own = stored && summing.length > 0 ? await ownRows(tx, table, { stored, row }, context) : {}
    const values = computedIn(columns, { ...row, ...own }, referredIn(row, read, find))
    return { ...row, ...values, ...(stored && lockedIn(table, stored)) }
  }
  const done: Json[] = []
  for (const given of rows) done.push(await computedRow(given))
  return done
}

/** Whether a column is computed from the row's own rows, which are records of yet another entity and are not sent with it. */
function sumsOwnRows({ children = [] }: Table, column: Column): boolean {
  const lists = new Set(children.map(({ property }) => property))
  return readsOfColumn(column).some((read) => 'list' in read && lists.has(read.list))
}

/** The rows of a stored row, as they follow its change. */
async function ownRows(
  tx: Transaction,
  table: Table,
  { stored, row }: { stored: JsonObject; row: JsonObject },
  context: Context,
): Promise<JsonObject> {
  const before = await withChildren(tx, table, stored, context.catalog)
  const change = { before, draft: { ...row }, owner: { ...before, ...row } }
  const followed = await computeRows(tx, table, change, context)
  const lists = (table.children ?? []).map(({ property }): [string, Json] => [
    property,
    followed[property] ?? before[property] ?? null,
  ])
  return Object.fromEntries(lists)
}

/** The computed values of a stored row that its state locks. */
function lockedIn(table: Table, stored: JsonObject): JsonObject {
  const { states } = table
  const lock = lockOf(states, stored)
  if (!states || !lock) return {}
  return valuesOf(
    computedColumns(table).filter(({ name }) => isLocked(states, lock, name)),
    stored,
  )
}

function valuesOf(columns: readonly Column[], record: JsonObject): JsonObject {
  return Object.fromEntries(columns.map(({ name }) => [name, record[name] ?? null]))
}

function computedIn(columns: readonly Column[], row: JsonObject, referred: ReferencedRecords): JsonObject {
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

/** Returns a function that finds the stored record of a row. */
function storedRows(
  { property }: Children,
  { [property]: rows = [] }: JsonObject,
): (row: JsonObject) => JsonObject | undefined {
  const objects = Array.isArray(rows) ? rows.filter(isJsonObject) : []
  const stored = new Map(objects.map((row) => [row['id'] ?? null, row]))
  return ({ id = null }) => stored.get(typeof id === 'string' ? id.toLowerCase() : id)
}

/** Whether a stored row is unchanged; it then keeps its computed values. */
function isUnchanged(
  table: Table,
  { writable }: Children,
  { record, row }: { record: JsonObject; row: JsonObject },
): boolean {
  return writable.every((name) =>
    isSame(table, name, { before: record, draft: { [name]: row[name] ?? null } }),
  )
}
