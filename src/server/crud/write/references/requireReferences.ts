import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column, ColumnReference, Link, RowLink, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from '../../entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../entity/textOf.ts'
import type { Draft } from '../../entity/Row.ts'
import type { StoredValue } from '../../entity/storedValues.ts'
import { tableSql } from '../../entity/tableSql.ts'
import { limitSql } from './limitSql.ts'
import type { PlaceSql } from './limitSql.ts'
import { itemPath, targetsOf } from './writeLinks.ts'

interface ReferenceChange {
  draft: Draft
  /** The record before the change, whose references are not checked again. */
  before?: JsonObject
  context: Context
}

/** Refuses a draft with references to records that do not exist or were deleted. */
export async function requireReferences(
  tx: Transaction,
  table: Table,
  referring: ReferenceChange,
): Promise<void> {
  // Queries that are sent together share one round trip.
  await Promise.all([
    ...table.columns.map((column) => requireTarget(tx, column, referring)),
    requireLinked(tx, table, referring),
  ])
}

/** Refuses a draft whose lists refer to records that do not exist or were deleted. */
export async function requireLinked(
  tx: Transaction,
  table: Table,
  referring: ReferenceChange,
): Promise<void> {
  await Promise.all([
    ...table.links.map((link) => requireTargets(tx, link, referring)),
    ...(table.rowLinks ?? []).map((link) => requireTargetsOfRows(tx, link, referring)),
  ])
}

/**
 * The condition that the references of a new row's columns exist and may be chosen there. It also locks them against deletion
 * until the transaction ends.
 */
export function refersToExisting(
  table: Table,
  values: readonly StoredValue[],
  { catalog, isServer }: Context,
): Sql | undefined {
  const stored = new Map(values)
  const ownValue: PlaceSql = ({ property, through }, type) =>
    sql`${(through === undefined ? stored.get(property) : undefined) ?? null}::${type}`
  const conditions = table.columns.flatMap(({ name, reference }) => {
    const target = reference && catalog.tableOf(reference.entity)
    if (!target || !(target.softDelete || reference.limit)) return []
    const limit = reference.limit && limitSql(target, reference.limit, ownValue)
    const limits = limit ? [sql`(${isServer === true}::boolean OR (${limit}))`] : []
    // Foreign keys protect other records against deletion, but not against being hidden.
    const hold = raw(target.softDelete ? 'FOR KEY SHARE' : '')
    const id = stored.get(name) ?? null
    return [
      sql`(${id}::uuid IS NULL OR EXISTS (
      SELECT FROM ${identifier(target.name)} t
      WHERE t."id" = ${id}::uuid AND ${join([tableSql(target).alive, ...limits], ' AND ')} ${hold}))`,
    ]
  })
  return conditions.length === 0 ? undefined : join(conditions, ' AND ')
}

async function requireTarget(
  tx: Transaction,
  { name, reference }: Column,
  { draft, before, context }: ReferenceChange,
): Promise<void> {
  const id = draft[name]
  if (!reference || typeof id !== 'string' || id === before?.[name]) return
  // Foreign keys check other references, but they ignore hiding, and they come after the check of limits.
  if (!context.catalog.tableOf(reference.entity).softDelete && !reference.limit) return
  const found = await existing(tx, reference, { ids: [id], context })
  if (!found.has(id.toLowerCase())) throw referenceMissing(`/${name}`, id)
}

async function requireTargets(
  tx: Transaction,
  link: Link,
  { draft, before, context }: ReferenceChange,
): Promise<void> {
  const targets = targetsOf(link, draft[link.property] ?? [])
  const repeated = indexOfRepeated(targets)
  if (repeated !== -1) {
    throw new AppError('INPUT_INVALID', { fields: [{ path: itemPath(link, repeated), code: 'uniqueItems' }] })
  }
  const known = new Set(targetsOf(link, before?.[link.property] ?? []))
  const added = targets.filter((id) => !known.has(id))
  if (added.length === 0) return
  const found = await existing(tx, link.reference, { ids: added, context })
  const missing = targets.findIndex((id) => !known.has(id) && !found.has(id))
  if (missing !== -1) throw referenceMissing(itemPath(link, missing), targets[missing])
}

function indexOfRepeated(ids: readonly string[]): number {
  const seen = new Set<string>()
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) return index
    seen.add(id)
  }
  return -1
}

/** Several rows may refer to the same record, and some to none. */
async function requireTargetsOfRows(
  tx: Transaction,
  link: RowLink,
  { draft, before, context }: ReferenceChange,
): Promise<void> {
  const { property, key, reference } = link
  const known = new Set(targetsOf(link, before?.[property] ?? []))
  const ids = [...new Set(targetsOf(link, draft[property] ?? []))].filter((id) => !known.has(id))
  if (ids.length === 0) return
  const found = await existing(tx, reference, { ids, context })
  const missing = ids.find((id) => !found.has(id))
  if (missing === undefined) return
  const rows: readonly Json[] = [draft[property] ?? []].flat()
  const at = rows.findIndex((row) => isJsonObject(row) && textOf(row[key]).toLowerCase() === missing)
  throw referenceMissing(`/${property}/${at}/${key}`, missing)
}

/** The ids that exist; locks them against deletion until the transaction ends. */
async function existing(
  tx: Transaction,
  { entity, table }: ColumnReference,
  { ids, context }: { ids: readonly string[]; context: Context },
): Promise<ReadonlySet<string>> {
  const { alive } = tableSql(context.catalog.tableOf(entity))
  const rows = await tx.rows<{ id: string }>(
    sql`SELECT t."id" FROM ${identifier(table)} t WHERE t."id" = ANY(${ids}::uuid[]) AND ${alive} FOR KEY SHARE`,
  )
  return new Set(rows.map(({ id }) => id))
}

function referenceMissing(path: string, id: string | undefined): AppError {
  return new AppError('REFERENCE_MISSING', { id, fields: [{ path, code: 'REFERENCE_MISSING' }] })
}
