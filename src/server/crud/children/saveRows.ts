import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Children } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import type { Context } from '../entity/Context.ts'
import { textOf } from '../entity/textOf.ts'
import { hasValues } from '../entity/hasValues.ts'
import { childRecords } from '../read/childRecords.ts'
import { lockEach } from '../read/findRecord.ts'
import { createRecord } from '../write/createRecord.ts'
import { deleteRecords } from '../deletion/deleteRecords.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { beforeComputed } from '../write/validateBody.ts'
import { mapConstraintErrors } from '../write/mapConstraintErrors.ts'
import { exchangesAmong } from './exchanges.ts'
import { prefixRefusalPaths } from './prefixRefusalPaths.ts'
import { requireRowsCode } from './requireRowsCode.ts'

/** The rows to save, and the id of their owner. */
export interface GivenRows {
  owner: string
  rows: Json
}

/** Makes, changes and deletes records of another entity until they equal the given rows, as their own calls would. */
export async function saveRows(
  tx: Transaction,
  child: Children,
  { owner, rows }: GivenRows,
  context: Context,
): Promise<void> {
  const records = await childRecords(tx, child, owner, context.catalog)
  const stored = new Map(records.map((record) => [textOf(record['id']), record]))
  const given = listOf(rows).map(objectOf)
  const kept = new Set(given.map(idIn))
  const work = { tx, child, context: { ...context, savedOwner: owner } }
  const gone = [...stored.keys()].filter((id) => !kept.has(id))
  await prefixRefusalPaths(`/${child.property}`, () => removeRows(work, gone))
  const planned = given.map((row, index): PlannedRow => {
    const id = idIn(row)
    const place = child.order === undefined ? {} : { [child.order]: index }
    const values = {
      [child.of]: owner,
      ...(id === undefined ? draftOfRow(child, row) : valuesIn(child, row)),
    }
    const before = id === undefined ? undefined : stored.get(id)
    return { id, before, values, place }
  })
  const locked = await lockChanged(work, planned)
  await exchanging(work, planned, async () => {
    for (const [index, row] of planned.entries()) {
      const save = () => saveRow(work, { ...row, locked: locked.get(row.id ?? '') })
      await prefixRefusalPaths(`/${child.property}/${index}`, save, child)
    }
  })
}

/** Locks all rows that change by one query, so that each can then be written without a query for its lock. */
async function lockChanged(
  { tx, child, context }: Work,
  planned: readonly PlannedRow[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const ids = planned.flatMap((row) => (row.id !== undefined && isChanged(row) ? [row.id] : []))
  const records = await lockEach(tx, context.catalog.tableOf(child.entity), ids)
  return new Map(records.map((record) => [textOf(record['id']), record]))
}

function isChanged({ before, values, place }: PlannedRow): boolean {
  return before !== undefined && !hasValues(before, { ...values, ...place })
}

/** A row's id and stored record, if it exists, its new values, and its new position among the others. */
interface PlannedRow {
  id: string | undefined
  before: JsonObject | undefined
  values: JsonObject
  place: JsonObject
}

async function saveRow(
  work: Work,
  { id, ...row }: PlannedRow & { locked: JsonObject | undefined },
): Promise<void> {
  await (id === undefined ? makeRow(work, { ...row.values, ...row.place }) : changeRow(work, row))
}

/** Saves rows that take over unique values from each other: the database checks the constraints after all rows are written. */
async function exchanging(
  { tx, child, context }: Work,
  planned: readonly PlannedRow[],
  save: () => Promise<void>,
): Promise<void> {
  const table = context.catalog.tableOf(child.entity)
  const rows = planned.map(({ before, values, place }) => ({
    before,
    after: { ...before, ...values, ...place },
  }))
  const exchanges = exchangesAmong(table, rows)
  for (const { constraint } of exchanges)
    await tx.run(sql`SET CONSTRAINTS ${identifier(constraint)} DEFERRED`)
  await save()
  for (const { constraint, index } of exchanges) {
    const asked = sql`SET CONSTRAINTS ${identifier(constraint)} IMMEDIATE`
    const ask = async () => {
      await mapConstraintErrors(table, 'write', () => tx.run(asked))
    }
    await prefixRefusalPaths(`/${child.property}/${index}`, ask, child)
  }
}

/** The id of a row; a row without an id is new. */
function idIn({ id = null }: JsonObject): string | undefined {
  return typeof id === 'string' ? id.toLowerCase() : undefined
}

interface Work {
  tx: Transaction
  child: Children
  context: Context
}

/** The values of an existing row. A property that the row leaves out is cleared. */
function valuesIn({ writable }: Children, row: JsonObject): JsonObject {
  return Object.fromEntries(writable.map((name) => [name, row[name] ?? null]))
}

/** The values of a new row. A property that the row leaves out gets its default, and null stays null. */
function draftOfRow({ writable }: Children, row: JsonObject): JsonObject {
  return Object.fromEntries(writable.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])))
}

async function removeRows({ tx, child, context }: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await requireRowsCode(context, child, 'delete')
  await deleteRecords(tx, context.catalog.tableOf(child.entity), ids, context)
}

async function makeRow({ tx, child, context }: Work, input: JsonObject): Promise<void> {
  await requireRowsCode(context, child, 'create')
  const table = context.catalog.tableOf(child.entity)
  const validate = context.catalog.validatorOf(child.entity)
  const judge = validate && beforeComputed(table, validate)
  if (judge && !judge(input)) throw new AppError('INPUT_INVALID', { fields: fieldFactsOf(judge.errors) })
  await createRecord(tx, table, input, context)
}

async function changeRow(
  { tx, child, context }: Work,
  { before, values, place, locked }: Omit<PlannedRow, 'id'> & { locked: JsonObject | undefined },
): Promise<void> {
  if (!before) throw new AppError('RECORD_NOT_FOUND')
  const isSet = !hasValues(before, values)
  if (!isSet && hasValues(before, place)) return
  // A new position alone needs no permission: it changes nothing in the row itself.
  if (isSet) await requireRowsCode(context, child, 'edit')
  const table = context.catalog.tableOf(child.entity)
  const input = isSet ? { ...values, ...place } : place
  await updateRecord(tx, table, { id: textOf(before['id']), input, locked }, context)
}
