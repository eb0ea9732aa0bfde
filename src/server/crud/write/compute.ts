import { brokenLimitsIn, withComputedParts } from '#shared/computed/computedParts.ts'
import { computedValue } from '#shared/computed/computedValue.ts'
import type { ReferencedRecords } from '#shared/computed/computedValue.ts'
import { brokenLimitOf } from '#shared/computed/brokenLimitOf.ts'
import { nameIn } from '#shared/computed/readsOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { isLocked, lockOf } from '#shared/states/lockOf.ts'
import { equal } from '#shared/validation/equal.ts'
import {
  columnsWithComputedParts,
  computedColumns,
  computesAnything,
  followsReferences,
  readsOfColumn,
} from '../entity/computedColumns.ts'
import type { Context } from '../entity/Context.ts'
import { requireNoFaults } from '../entity/requireNoFaults.ts'
import type { Draft } from '../entity/Row.ts'
import { draftWithDefaults } from '../entity/storedValues.ts'
import { isSame } from './isSame.ts'
import { limitedIn } from './references/limitedIn.ts'

/** Sets the time and the author of a new record, if anything is computed from its values or compared with them. */
export function setCreation(table: Table, draft: Draft, { user }: Pick<Context, 'user'>): void {
  if (!computesAnything(table) && limitedIn(table).length === 0) return
  const now = new Date().toISOString()
  for (const { name, auto, by } of table.columns) {
    if (auto === 'created') draft[name] ??= now
    if (by === 'created') draft[name] ??= user?.id ?? null
  }
}

/** Computes the values of a new record from its given values and defaults. */
export function computeNew(table: Table, draft: Draft, referred: ReferencedRecords = {}): void {
  if (!computesAnything(table)) return
  const known = { before: {}, record: draftWithDefaults(table, draft), referred }
  requireNoFaults(setAll(table, draft, { ...known, columns: computedColumns(table) }))
}

/** Computes the values that depend on others. Unchanged values are not written. */
export function compute(
  table: Table,
  draft: Draft,
  before: JsonObject = {},
  referred: ReferencedRecords = {},
): void {
  requireNoFaults(valuesOutOfBounds(table, draft, before, referred))
}

/** Like `compute`, but returns values beyond their bounds instead of refusing them. */
export function valuesOutOfBounds(
  table: Table,
  draft: Draft,
  before: JsonObject,
  referred: ReferencedRecords = {},
): FieldFact[] {
  const columns = computedColumns(table).filter((column) => isDue(table, column, { before, draft }))
  return setAll(table, draft, { before, record: { ...before, ...draft }, referred, columns })
}

/** Computes the values that depend on rows and other records again, except those that the state locks. */
export function computeAgain(table: Table, record: JsonObject, referred: ReferencedRecords): Draft {
  const { states } = table
  const lock = lockOf(states, record)
  const isKept = ({ name }: Column) =>
    states !== undefined && lock !== undefined && isLocked(states, lock, name)
  const columns = computedColumns(table).filter((column) => !followsReferences(column) || !isKept(column))
  const draft: Draft = {}
  requireNoFaults(setComputed(columns, draft, { before: record, record, referred }))
  return draft
}

/**
 * Whether a change affects a computed value. A value from another record is computed again only when that record or a
 * property read here changes.
 */
export function isDue(table: Table, column: Column, change: { before: JsonObject; draft: Draft }): boolean {
  if (!followsReferences(column)) return true
  const names = readsOfColumn(column).map(nameIn)
  return names.some((name) => Object.hasOwn(change.draft, name) && !isSame(table, name, change))
}

interface Known {
  before: JsonObject
  record: JsonObject
  referred: ReferencedRecords
}

/** Computes the values inside of rows and objects first, because values of the record may depend on them. */
function setAll(
  table: Table,
  draft: Draft,
  { columns, ...known }: Known & { columns: readonly Column[] },
): FieldFact[] {
  const { parts, broken } = computedInside(table, known.record)
  Object.assign(draft, parts)
  const record = { ...known.record, ...parts }
  return [...broken, ...setComputed(columns, draft, { ...known, record })]
}

function computedInside(table: Table, record: JsonObject): { parts: Draft; broken: FieldFact[] } {
  const parts: Draft = {}
  const broken = columnsWithComputedParts(table).flatMap(({ name, computedParts = {} }): FieldFact[] => {
    const { [name]: given = null } = record
    const value = withComputedParts(computedParts, given, record)
    if (!equal(value, given)) parts[name] = value
    const limits = brokenLimitsIn(computedParts, value)
    return limits.map(({ path, ...limit }) => ({ path: `/${name}${path}`, ...limit }))
  })
  return { parts, broken }
}

function setComputed(
  columns: readonly Column[],
  draft: Draft,
  { before, record, referred }: Known,
): FieldFact[] {
  return columns.flatMap(({ name, computed }) => {
    const value = computed ? computedValue(computed, record, { referred }) : null
    if (before[name] === value) delete draft[name]
    else draft[name] = value
    const broken = computed && brokenLimitOf(computed, value)
    return broken ? [{ path: `/${name}`, ...broken }] : []
  })
}
