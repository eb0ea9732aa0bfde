import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import { computedColumns, readByReference } from '../entity/computedColumns.ts'
import { hold } from '../entity/HeldElsewhere.ts'
import { textOf } from '../entity/textOf.ts'
import { findRecords } from '../read/findRecord.ts'
import { lockOwners, rowsById } from '../write/lockOwners.ts'
import { keyText } from './existingRecords.ts'
import { draftOfRow } from './importRow.ts'
import type { Importer } from './importRow.ts'
import { hasValues } from '../entity/hasValues.ts'
import type { ImportRow } from './readRows.ts'

interface Chunk {
  rows: readonly ImportRow[]
  existing: ReadonlyMap<string, readonly JsonObject[]>
  importer: Importer
}

/**
 * Locks all records that rows of a file will need, in the same order as every call: the records they compute from, their
 * owners, the records they change. With locks row by row, other calls could hold the records of a later row and wait for
 * those of an earlier row.
 */
export async function lockAhead(tx: Transaction, { rows, existing, importer }: Chunk): Promise<void> {
  const { table } = importer.route
  const { catalog } = importer.context
  const given = rows.flatMap((row): Written[] => {
    const record = recordOf(row, existing, importer)
    const values = draftOfRow(row, { importer, existing: record })
    return record && hasValues(record, values) ? [] : [{ record, values: { ...record, ...values } }]
  })
  const drafts = given.map(({ values }) => values)
  await holdRead(tx, table, drafts)
  for (const { entity, of } of table.owners ?? []) {
    const ids = given.flatMap(({ record, values }) => [record?.[of], values[of]]).filter(isUuid)
    const owner = catalog.tableOf(entity)
    await holdRead(tx, owner, await findRecords(tx, owner, ids))
  }
  const changed = given.flatMap(({ record }) => (record ? [textOf(record['id'])] : []))
  const stored = rowsById(table, changed)
  await lockOwners(tx, table, { stored, drafts }, catalog)
  if (changed.length > 0) await tx.run(sql`SELECT ${stored} ORDER BY "id" FOR NO KEY UPDATE`)
}

/** Locks the records from which values are computed. Owners are locked by the caller. */
async function holdRead(tx: Transaction, table: Table, records: readonly JsonObject[]): Promise<void> {
  const owning = (table.owners ?? []).map(({ of }) => of)
  for (const name of readByReference(computedColumns(table)).keys()) {
    const target = table.columns.find((column) => column.name === name)?.reference?.table
    const ids = records.map(({ [name]: id }) => id).filter(isUuid)
    if (target !== undefined && !owning.includes(name) && ids.length > 0)
      await hold(tx, { table: target, ids })
  }
}

/** A changed record, if it exists, and its new values. */
interface Written {
  record: JsonObject | undefined
  values: JsonObject
}

function recordOf(
  { values }: ImportRow,
  existing: Chunk['existing'],
  { key }: Importer,
): JsonObject | undefined {
  const value: Json | undefined = key === undefined ? undefined : values[key]
  return value === undefined ? undefined : existing.get(keyText(value))?.[0]
}
