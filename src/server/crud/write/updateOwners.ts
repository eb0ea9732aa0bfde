import type { Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Owner, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from '../entity/Context.ts'
import { findRecord, getRecord, lockRecords } from '../read/findRecord.ts'
import { requireOpenRows } from './locks.ts'
import { recomputed } from './recomputed.ts'

/** Records of one table as they were before a change and as they are after it. */
export interface ChangedRows {
  before?: readonly JsonObject[]
  after?: readonly JsonObject[]
}

/**
 * Brings up to date what owners compute from these records, which were made, changed or removed by themselves; refuses it where
 * an owner's state locks its rows, or where an owner would have too few or too many of them.
 */
export async function updateOwners(
  tx: Transaction,
  { owners = [] }: Table,
  { before = [], after = [] }: ChangedRows,
  context: Context,
): Promise<void> {
  for (const owner of owners) {
    const table = context.catalog.tableOf(owner.entity)
    const had = idsIn(before, owner)
    const has = idsIn(after, owner)
    // In one order everywhere, so that two calls cannot each wait for the other.
    for (const id of [...new Set([...had, ...has])].toSorted()) {
      // An owner that goes takes its rows along.
      if (id === context.savedOwner || !(await findRecord(tx, table, id))) continue
      await lockRecords(tx, table, { ids: [id], forDelete: false })
      if (!context.isServer) requireOpenRows(table, owner.property, await getRecord(tx, table, id))
      const record = await recomputed(tx, table, id, context)
      if (!has.has(id)) requireEnoughRows(table, owner, record)
      if (!had.has(id)) requireFewRows(table, owner, record)
    }
  }
}

function idsIn(records: readonly JsonObject[], { of }: Owner): Set<string> {
  return new Set(records.flatMap((record) => (typeof record[of] === 'string' ? [record[of]] : [])))
}

/** Only an owner that loses a row is asked, so that one with too few can be given the others one by one. */
function requireEnoughRows(table: Table, owner: Owner, record: JsonObject): void {
  const { minItems = 0, orNone = false } = owner
  const count = rowsIn(record, owner)
  if (count >= minItems || (orNone && count === 0)) return
  throw refused('ROWS_TOO_FEW', { table, owner, record, limit: minItems })
}

function requireFewRows(table: Table, owner: Owner, record: JsonObject): void {
  const { maxItems = Infinity } = owner
  if (rowsIn(record, owner) > maxItems)
    throw refused('ROWS_TOO_MANY', { table, owner, record, limit: maxItems })
}

function rowsIn(record: JsonObject, { property }: Owner): number {
  const rows = record[property]
  return Array.isArray(rows) ? rows.length : 0
}

interface Broken {
  table: Table
  owner: Owner
  record: JsonObject
  limit: number
}

function refused(code: 'ROWS_TOO_FEW' | 'ROWS_TOO_MANY', { table, owner, record, limit }: Broken): AppError {
  const { entity, property, of } = owner
  const { id = null } = record
  const params = { entity, property, limit, name: record[table.display] ?? id }
  const facts = { entity, id, property, limit }
  return new AppError(code, { ...params, facts, fields: [{ path: `/${of}`, code, params }] })
}
