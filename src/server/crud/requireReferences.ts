import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { ColumnReference, Link, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from './Context.ts'
import type { Draft } from './Row.ts'
import { tableSql } from './tableSql.ts'
import { targetsOf } from './writeLinks.ts'

/** Refuses a draft that refers to records which do not exist, or were deleted. */
export async function requireReferences(
  tx: Transaction,
  table: Table,
  { draft, context }: { draft: Draft; context: Context },
): Promise<void> {
  for (const { name, reference } of table.columns) {
    const id = draft[name]
    // Foreign keys see to the others, but not to rows that are only hidden.
    if (!reference || typeof id !== 'string' || !context.catalog.tableOf(reference.entity).softDelete)
      continue
    const found = await existing(tx, reference, { ids: [id], context })
    if (!found.has(id.toLowerCase())) throw referenceMissing(`/${name}`, id)
  }
  for (const link of table.links) await requireTargets(tx, link, { draft, context })
}

async function requireTargets(
  tx: Transaction,
  link: Link,
  { draft, context }: { draft: Draft; context: Context },
): Promise<void> {
  const targets = targetsOf(link, draft[link.property] ?? [])
  if (targets.length === 0) return
  const repeated = targets.findIndex((id, index) => targets.indexOf(id) !== index)
  if (repeated !== -1) {
    throw new AppError('INPUT_INVALID', { fields: [{ path: itemPath(link, repeated), code: 'uniqueItems' }] })
  }
  const found = await existing(tx, link.reference, { ids: targets, context })
  const missing = targets.findIndex((id) => !found.has(id))
  if (missing !== -1) throw referenceMissing(itemPath(link, missing), targets[missing])
}

/** Which of the ids exist; they cannot be deleted before the transaction ends. */
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

function itemPath({ property, key }: Link, index: number): string {
  return key === undefined ? `/${property}/${index}` : `/${property}/${index}/${key}`
}

function referenceMissing(path: string, id: string | undefined): AppError {
  return new AppError('REFERENCE_MISSING', { id, fields: [{ path, code: 'REFERENCE_MISSING' }] })
}
