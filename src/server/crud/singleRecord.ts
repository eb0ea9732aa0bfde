import { v5 as idFrom } from 'uuid'
import type { Queries, Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from './entity/Context.ts'
import { tableSql } from './entity/tableSql.ts'
import { textOf } from './entity/textOf.ts'
import { insertRecord } from './write/createRecord.ts'
import { draftOf } from './write/draftOf.ts'
import { findRecord } from './read/findRecord.ts'
import { presentRecord } from './read/presentRecord.ts'
import { requireOwnFiles } from './write/requireOwnFiles.ts'
import { updateRecord } from './write/updateRecord.ts'
import { beforeComputed, validateMerged } from './write/validateBody.ts'

/** The namespace of single records' ids, so that every server process and every start computes the same id. */
const namespace = '0197b0a0-6c1e-7d43-9a51-3f6f2f1c8e10'

/** The single record of the entity; its defaults before it is saved for the first time. */
export async function getSingle(queries: Queries, table: Table): Promise<JsonObject> {
  return (await findSingle(queries, table)) ?? unsaved(table)
}

/** Saves the single record of the entity, for the first time or again. */
export async function updateSingle(
  tx: Transaction,
  table: Table,
  input: JsonObject,
  context: Context,
): Promise<JsonObject> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`single ${table.name}`}, 0))`)
  const stored = await findSingle(tx, table)
  if (stored) return updateRecord(tx, table, { id: textOf(stored['id']), input }, context)
  const before = unsaved(table)
  const { version } = input
  if (version !== undefined && version !== before['version'])
    throw new AppError('VERSION_OUTDATED', { facts: before })
  const draft = draftOf(table, input, context)
  requireOwnFiles(table, { draft, context })
  const validate = context.catalog.validatorOf(table.entity)
  if (validate) validateMerged(table, beforeComputed(table, validate), { before, draft })
  // The unsaved record was answered as version 1.
  return insertRecord(tx, table, { id: firstId(table), draft, version: 2 }, context)
}

/** The id of the single record, even before it is saved. */
export async function singleId(queries: Queries, table: Table): Promise<string> {
  return textOf((await getSingle(queries, table))['id'])
}

/** The stored single record. It keeps its id if its entity is renamed. */
async function findSingle(queries: Queries, table: Table): Promise<JsonObject | undefined> {
  const found = await findRecord(queries, table, firstId(table))
  if (found) return found
  const { name, alive } = tableSql(table)
  const kept = await queries.row<{ id: string }>(
    sql`SELECT t."id" FROM ${name} t WHERE ${alive} ORDER BY t."id" LIMIT 1`,
  )
  return kept && findRecord(queries, table, kept.id)
}

function firstId({ entity }: Table): string {
  return idFrom(entity, namespace)
}

function unsaved(table: Table): JsonObject {
  const defaults = table.columns.map((column) => [
    column.name,
    column.secret ? null : (column.default ?? null),
  ])
  const links = table.links.map(({ property }) => [property, []])
  return presentRecord(table, {
    ...Object.fromEntries([...defaults, ...links]),
    id: firstId(table),
    version: 1,
  })
}
