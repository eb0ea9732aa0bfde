import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Column, Owner, Table } from '#shared/contracts/Table.ts'
import { equal } from '#shared/validation/equal.ts'
import {
  computedColumns,
  followsReference,
  readByReference,
  readsOfColumn,
} from '../entity/computedColumns.ts'
import type { Context } from '../entity/Context.ts'
import type { Row } from '../entity/Row.ts'
import { valuesOfChange } from '../entity/storedValues.ts'
import { textOf } from '../entity/textOf.ts'
import { presentRecord } from '../read/presentRecord.ts'
import { lockOwners } from './lockOwners.ts'
import { noteRecomputed } from './journal/noteChange.ts'
import type { Recomputed } from './journal/noteChange.ts'
import { mapOtherEntityRefusal } from './mapOwnerRefusal.ts'
import { mapConstraintErrors } from './mapConstraintErrors.ts'

/**
 * Recomputes records of other entities that depend on these, and then those that depend on them, in the transaction of the
 * change. No value depends on itself, so the recursion ends. Returns whether any value has changed.
 */
export async function recomputeDependents(
  tx: Transaction,
  table: Table,
  changed: readonly Recomputed[],
  context: Context,
): Promise<boolean> {
  let isAnyDifferent = false
  for (const { entity, column: by, link } of table.referrers) {
    if (link) continue
    const reader = context.catalog.tableOf(entity)
    const columns = computedThrough(reader, by)
    const read = [...(readByReference(columns).get(by) ?? [])]
    const isDifferent = (name: string, { before, after }: Recomputed) =>
      !equal(before[name] ?? null, after[name] ?? null)
    const bearing = changed.filter((each) => read.some((name) => isDifferent(name, each)))
    const [at] = read.filter((name) => bearing.some((each) => isDifferent(name, each)))
    if (at === undefined) continue
    const ids = bearing.map(({ after }) => textOf(after['id']))
    const work = () => recompute(tx, reader, { by, ids, columns }, context)
    if (await mapOtherEntityRefusal({ entity, at }, work)) isAnyDifferent = true
  }
  return isAnyDifferent
}

/** Recomputes records whose references a deletion emptied. The deletion itself logs their changes. */
export async function recomputeEmptied(
  tx: Transaction,
  table: Table,
  { by, ids }: { by: string; ids: readonly string[] },
  context: Context,
): Promise<void> {
  const columns = computedColumns(table).filter((column) => followsReference(column, by))
  const changed: Recomputed[] = []
  for await (const some of changedRows(tx, table, { by: 'id', ids, columns }, context)) changed.push(...some)
  await followRows(tx, table, changed, context)
  // Any former value will do: the reference was set before.
  const emptied = ids.map((id) => ({ before: { id, [by]: true }, after: { id, [by]: null } }))
  await recomputeDependents(tx, table, emptied, context)
}

function computedThrough(table: Table, by: string): Column[] {
  return computedColumns(table).filter((column) => readByReference([column]).has(by))
}

/** The columns to recompute, and the records: those with one of the ids in column `by`. */
interface Work {
  by: string
  ids: readonly string[]
  columns: readonly Column[]
}

async function recompute(tx: Transaction, table: Table, work: Work, context: Context): Promise<boolean> {
  const changed: Recomputed[] = []
  const isRead = isReadByOthers(table, context)
  let isAnyDifferent = false
  for await (const some of changedRows(tx, table, work, context)) {
    await noteRecomputed(tx, table, some, context)
    if (isRead) changed.push(...some)
    isAnyDifferent = true
  }
  await followRows(tx, table, changed, context)
  return isAnyDifferent
}

/** Whether other records may depend on a table's records. If not, its changes need not be kept in memory. */
function isReadByOthers({ referrers, owners = [] }: Table, { catalog }: Context): boolean {
  const isReader = ({ entity, column, link }: Table['referrers'][number]) =>
    !link && computedThrough(catalog.tableOf(entity), column).length > 0
  return owners.length > 0 || referrers.some(isReader)
}

/** Recomputes the records that depend on these, and the owners that sum them up. */
async function followRows(
  tx: Transaction,
  table: Table,
  changed: readonly Recomputed[],
  context: Context,
): Promise<void> {
  if (changed.length === 0) return
  await recomputeDependents(tx, table, changed, context)
  for (const each of table.owners ?? []) {
    const { entity, of } = each
    const owner = context.catalog.tableOf(entity)
    const columns = summingUp(each, context)
    const ids = new Set(changed.flatMap(({ after }) => (typeof after[of] === 'string' ? [after[of]] : [])))
    if (context.savedOwner !== undefined) ids.delete(context.savedOwner)
    await recompute(tx, owner, { by: 'id', ids: [...ids], columns }, context)
  }
}

/** The columns that an owner computes from its rows. */
function summingUp({ entity, property }: Owner, { catalog }: Context): Column[] {
  return computedColumns(catalog.tableOf(entity)).filter((column) =>
    readsOfColumn(column).some((read) => 'list' in read && read.list === property),
  )
}

/** One statement for many thousands of records would exceed the time limit, and their log entries would fill the memory. */
const writtenAtOnce = 5000

/** Locks the records whose values change, and writes them in batches. */
async function* changedRows(
  tx: Transaction,
  table: Table,
  { by, ids, columns }: Work,
  context: Context,
): AsyncGenerator<Recomputed[]> {
  if (ids.length === 0 || columns.length === 0) return
  const values = columns.map(({ name, computedSql }) => ({
    column: identifier(name),
    value: raw(computedSql ?? identifier(name).sql),
  }))
  const differs = join(
    values.map(({ column, value }) => sql`${column} IS DISTINCT FROM ${value}`),
    ' OR ',
  )
  const name = identifier(table.name)
  const due = sql`FROM ${name} WHERE ${identifier(by)} = ANY(${ids}::uuid[]) AND (${differs})`
  const owners = (table.owners ?? []).filter(
    (owner) => owner.of !== by && summingUp(owner, context).length > 0,
  )
  await lockOwners(tx, { owners }, { stored: due }, context.catalog)
  const shown = join(shownOf(table, columns).map(identifier))
  // The same order everywhere, so that two calls cannot wait for each other.
  const before = await tx.rows<Row>(sql`SELECT ${shown} ${due} ORDER BY "id" FOR NO KEY UPDATE`)
  if (before.length === 0) return
  const settings = [
    ...(await valuesOfChange(table, {}, context)).map(
      ([column, value]) => sql`${identifier(column)} = ${value}`,
    ),
    ...values.map(({ column, value }) => sql`${column} = ${value}`),
    ...versionOf(table),
  ]
  const set = sql`UPDATE ${name} SET ${join(settings)}`
  while (before.length > 0) {
    const some = before.splice(0, writtenAtOnce)
    const found = some.map((row) => textOf(row['id']))
    const after = await mapConstraintErrors(table, 'write', () =>
      tx.rows<Row>(sql`${set} WHERE "id" = ANY(${found}::uuid[]) RETURNING ${shown}`),
    )
    yield pairsOf(table, some, after)
  }
}

function pairsOf(table: Table, before: readonly Row[], after: readonly Row[]): Recomputed[] {
  const now = new Map(after.map((row) => [row['id'], row]))
  return before.flatMap((row) => {
    const then = now.get(row['id'] ?? null)
    return then ? [{ before: presentRecord(table, row), after: presentRecord(table, then) }] : []
  })
}

function versionOf({ kind }: Table): Sql[] {
  return kind === 'log' ? [] : [raw('"version" = "version" + 1')]
}

/** The columns that identify a record and its owners, and the recomputed ones. */
function shownOf({ display, owners = [], columns }: Table, computed: readonly Column[]): string[] {
  const names = [display, ...owners.map(({ of }) => of), ...computed.map(({ name }) => name)]
  const stored = columns.filter(({ name, secret }) => !secret && names.includes(name)).map(({ name }) => name)
  return ['id', ...stored]
}
